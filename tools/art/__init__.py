"""The drawing hand of meowgames: plain Python that writes every sprite as SVG."""
