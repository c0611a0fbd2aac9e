"""Redraw what is heard: python3 tools/sound [name ...] writes meowgames/sounds and prints measurements."""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
if not __package__:  # started as a folder, not as a module
    sys.path[0] = str(HERE.parent)

from sound import MUSIC, SOUNDS, render  # noqa: E402
from sound.core import RATE, db, peak, rms, write_wav  # noqa: E402
from sound.measure import report, seam  # noqa: E402


def encode(wav: pathlib.Path, out: pathlib.Path) -> str:
    """Make the ogg of a wav, the same bytes on every run, and say how big both are."""
    ogg = out / f"{wav.stem}.ogg"
    subprocess.run(["oggenc", "-Q", "-q3", "--serial", "1", "-o", str(ogg), str(wav)], check=True)
    return f"wav/ogg {wav.stat().st_size}/{ogg.stat().st_size}"


def effect(name: str, work: pathlib.Path, out: pathlib.Path) -> float:
    """Render, encode and measure one effect; returns the synthesis time."""
    start = time.perf_counter()
    sig = render(name)
    took = time.perf_counter() - start
    write_wav(work / f"{name}.wav", sig)
    print(report(name, sig, took), encode(work / f"{name}.wav", out), sep="  ", flush=True)
    return took


def music(name: str, work: pathlib.Path, out: pathlib.Path) -> float:
    """Render, encode and measure one loop; returns the synthesis time."""
    start = time.perf_counter()
    left, right = MUSIC[name]()
    took = time.perf_counter() - start
    path = work / f"music_{name}.wav"
    write_wav(path, left, right)
    print(
        f"{name:10s} {len(left) / RATE:6.2f} s",
        f"peak {db(max(peak(left), peak(right))):5.1f}",
        f"rms {db(rms(left)):5.1f} {db(rms(right)):5.1f}",
        "seam " + " ".join("{:.4f}<{:.4f}".format(*seam(channel)) for channel in (left, right)),
        f"{took:5.1f} s cpu",
        encode(path, out),
        sep="  ",
        flush=True,
    )
    return took


def main(argv: list[str]) -> int:
    """Render the named sounds and loops, or all of them."""
    known = [*SOUNDS, *(f"music_{name}" for name in MUSIC)]
    parser = argparse.ArgumentParser(prog="tools/sound", description="Synthesise the sounds and the music.")
    parser.add_argument("names", nargs="*", metavar="name", help="all when none is given: " + ", ".join(known))
    parser.add_argument("--out", type=pathlib.Path, default=HERE.parents[1] / "meowgames" / "sounds")
    asked = parser.parse_args(argv)
    for name in asked.names:
        if name not in known:
            parser.error(f"there is no sound called {name}")
    if not shutil.which("oggenc"):
        parser.error("oggenc is needed: install vorbis-tools")
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = asked.names or known
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        took = sum(effect(name, work, asked.out) for name in SOUNDS if name in wanted)
        print(f"effects: {took:.2f} s")
        took = sum(music(name, work, asked.out) for name in MUSIC if f"music_{name}" in wanted)
        print(f"music: {took:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
