"""What a person sees, one scene at a time."""
