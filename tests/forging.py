"""Saves and share codes that are sealed as they should be, around anything."""

import base64
import json

import tiny

from meowgames.play import lines, sharecode


def forge(texts):
    """Lines with good seals around anything."""
    out, chain = [], b""
    for text in texts:
        line, chain = lines.seal(text, chain)
        out.append(line + "\n")
    return "".join(out).encode("utf-8", "replace")


def head(path, **changes):
    """The opening of a save with some of it changed."""
    return json.dumps({**json.loads(tiny.texts(path)[1]), **changes})


def forge_head(path, **changes):
    """Write other words into the opening of a save."""
    first, _, *rest = tiny.texts(path)
    path.write_bytes(forge([first, head(path, **changes), *rest]))


def resealed(code, change):
    """A code whose checksum is right although its content was changed."""
    letters = code.partition("-")[2]
    data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    packed = sharecode.zlib.compress(change(sharecode.zlib.decompress(data[sharecode.CHECK :])))
    return f"MEOW1-{sharecode._letters(sharecode._check(packed) + packed)}"


def reworded(code, change):
    """A code with good seals whose words were changed: the function gets and changes them."""

    def forged(body):
        size = 3 + int.from_bytes(body[:3], "big")
        words = json.loads(body[3:size])
        change(words)
        text = json.dumps(words).encode()
        return len(text).to_bytes(3, "big") + text + body[size:]

    return resealed(code, forged)
