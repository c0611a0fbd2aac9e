"""A frame is a list of sprites; only what differs is drawn, and the window shows what a full drawing would."""

from functools import partial
from random import Random

import pygame
import pytest
from looking import make_stage

from meowgames import paths
from meowgames.play.level import read_faces
from meowgames.screen import sprites
from meowgames.screen.boxes import differing, joined
from meowgames.screen.canvas import LINES, MOST_LINES, Canvas
from meowgames.screen.rasters import Raster, Rasters
from meowgames.screen.sprites import Sprite

SIZE = (160, 90)
TONES = ("#a8431f", "#2f66b5", "#f4b73c", "#fff7e6")


def canvas():
    made = Canvas()
    made.aim(pygame.Surface(SIZE))
    return made


def pictures(rng):
    """Pictures of all kinds: opaque and not."""
    made = []
    for number in range(8):
        image = pygame.Surface((rng.randint(4, 60), rng.randint(4, 50)), pygame.SRCALPHA if number % 2 else 0)
        image.fill((*pygame.Color(rng.choice(TONES))[:3], rng.choice((80, 160, 255))))
        made.append(image)
    return made


def sprite(rng, images):
    """Something somewhere, often hanging over the edge."""
    at, whole = (rng.randint(-20, 150), rng.randint(-20, 80)), pygame.Rect(0, 0, *SIZE)
    rect = pygame.Rect(at, (rng.randint(3, 60), rng.randint(3, 60)))
    what, tone = rng.choice(images), rng.choice(TONES)
    shapes = [
        (sprites.flat, tone, tuple(rect)),
        (sprites.wash, tone, rng.choice((30, 150)), tuple(rect)),
        (sprites.bent, tone, tuple(rect), rng.choice((0, 2)), 6),
        (sprites.disc, tone, rect.center, 9),
    ]
    if rng.random() < 0.4:
        what = rng.choice(shapes)
        rect = pygame.Rect(rect.centerx - 11, rect.centery - 11, 22, 22) if what[0] is sprites.disc else rect
    else:
        rect = what.get_rect(topleft=at)
    box = rect.clip(whole)
    return Sprite(what, at, rng.choice((255, 255, 120)), tuple(box)) if box.w and box.h else sprite(rng, images)


@pytest.mark.parametrize("seed", range(60))
def test_whatever_changes_the_surface_is_as_if_all_were_drawn(seed):
    rng = Random(seed)
    images, shown = pictures(rng), canvas()
    frame = [sprite(rng, images) for _ in range(rng.randint(1, 30))]
    frame[0] = Sprite((sprites.flat, "#241712", (0, 0, *SIZE)), (0, 0), 255, (0, 0, *SIZE))
    for _ in range(12):
        shown.draw(list(frame))
        whole = canvas()
        whole.draw(frame)
        assert pygame.image.tobytes(shown.surface, "RGB") == pygame.image.tobytes(whole.surface, "RGB")
        for _ in range(rng.choice((0, 1, 1, 3, 14))):
            at = rng.randrange(1, len(frame) + 1)
            change = rng.random()
            if change < 0.4 or len(frame) < 3:
                frame.insert(at, sprite(rng, images))
            elif change < 0.7:
                del frame[at - 1 or 1]
            else:  # it lands: the same picture, elsewhere in the order
                frame.insert(rng.randrange(1, len(frame)), frame.pop(at - 1 or 1))


def test_what_has_not_changed_is_not_drawn():
    rng = Random(1)
    images, shown = pictures(rng), canvas()
    frame = [sprite(rng, images) for _ in range(20)]
    assert shown.draw(frame) == [pygame.Rect(0, 0, *SIZE)]
    assert shown.draw(list(frame)) == []
    shown.forget()
    assert shown.draw(frame) == [pygame.Rect(0, 0, *SIZE)]


def test_a_piece_that_lands_is_the_only_one_that_is_drawn_again():
    image = pygame.Surface((8, 8))
    lying = [Sprite(image, (10 * n, 10), 255, (10 * n, 10, 8, 8)) for n in range(9)]
    flown = Sprite(image, (50, 50), 255, (50, 50, 8, 8))
    assert differing([*lying, flown], [flown, *lying]) == [flown.box]


@pytest.mark.parametrize("count", [3, 8, 9, 60])
def test_joined_boxes_hold_all_and_stay_inside(count):
    rng, window = Random(count), pygame.Rect(0, 0, 1920, 1080)
    for _ in range(50):
        boxes = [(rng.randint(-50, 1900), rng.randint(-50, 1060), rng.randint(1, 200), 40) for _ in range(count)]
        found = joined(boxes, window)
        assert all(window.contains(box) for box in found)
        drawn = pygame.mask.Mask(window.size)
        for box in found:
            drawn.draw(pygame.mask.Mask(box.size, fill=True), box.topleft)
        for box in boxes:
            seen = pygame.Rect(box).clip(window)
            part = pygame.mask.Mask(seen.size, fill=True) if seen.w and seen.h else None
            assert not part or drawn.overlap_area(part, seen.topleft) == seen.w * seen.h


def test_above_1440_lines_fewer_are_drawn_unless_it_is_to_be_sharp():
    window, shown = pygame.Surface((3840, 2160)), Canvas()
    shown.aim(window, sharp=False)
    assert shown.surface.get_size() == (1920, LINES) and shown.zoom == 2.0
    shown.aim(window, sharp=True)
    assert shown.surface is window and shown.zoom == 1.0
    shown.aim(pygame.Surface((2560, MOST_LINES)), sharp=False)
    assert shown.zoom == 1.0


def test_what_is_enlarged_box_by_box_looks_like_all_of_it_enlarged(monkeypatch):
    monkeypatch.setattr(pygame.display, "update", lambda _boxes: None)
    rng = Random(3)
    images, one, all_at_once = pictures(rng), Canvas(), Canvas()
    for shown in (one, all_at_once):
        shown.aim(pygame.Surface((3200, 1800)), sharp=False)
    frame = [Sprite((sprites.flat, "#fff7e6", (0, 0, 1920, 1080)), (0, 0), 255, (0, 0, 1920, 1080))]
    for _ in range(6):
        frame = [*frame, sprite(rng, images)]
        one.show(frame)
    all_at_once.show(frame)
    assert all_at_once.coarse and not one.coarse
    for _ in range(5):
        all_at_once.show(frame)
    assert not all_at_once.coarse  # in haste at first, then finely
    for first, second in ((one, all_at_once), (all_at_once, one)):
        lighter = first.window.copy()
        lighter.blit(second.window, (0, 0), special_flags=pygame.BLEND_SUB)
        dark = pygame.mask.from_threshold(lighter, (0, 0, 0), (41, 41, 41, 255)).count()
        black = pygame.mask.from_threshold(lighter, (0, 0, 0), (9, 9, 9, 255)).count()
        assert dark > 0.9999 * 3200 * 1800 and black > 0.9995 * dark  # a hair's breadth at the edges of a box


# ── groups ──


def test_a_group_is_listed_again_only_for_another_cause():
    paint, drawn = make_stage().paint, []

    def draw():
        drawn.append(1)
        paint.fill((0, 0, 50, 50), "#a8431f")
        paint.text("cat", (10, 10))

    def frame(cause):
        return paint.brush.listed(lambda: paint.brush.group("cat", cause, draw))

    first = frame((1,))
    letters = len(paint.ledger.put)
    paint.ledger.turn_page()
    assert frame((1,)) == first and len(drawn) == 1 and len(paint.ledger.put) == letters == 1
    assert frame((2,)) == first and len(drawn) == 2
    with paint.sized(2.0):
        frame((2,))
    assert len(drawn) == 3
    paint.brush.listed(lambda: None)
    frame((2,))
    assert len(drawn) == 4  # what a frame goes without is forgotten


def test_a_group_within_a_group_outlives_frames_in_which_the_outer_one_is_the_same():
    paint, drawn = make_stage().paint, []

    def outer(cause):
        paint.brush.group("outer", cause, lambda: paint.brush.group("inner", (), lambda: drawn.append(1)))

    for cause in (1, 1, 1, 2):
        paint.brush.listed(partial(outer, (cause,)))
    assert len(drawn) == 1


# ── the thread ──


def test_what_a_frame_waits_for_comes_before_what_it_will_want_and_that_before_what_may_come():
    asked = Rasters()  # it does not run
    one, two, three = (Raster(f"{name}.svg", (9, 9)) for name in "abc")
    asked.want(one)
    assert not asked.behind and asked.comes
    assert asked.take(two) is None and asked.take(three, patient=True) is None
    assert list(asked.wanted) == [two] and list(asked.soon) == [one, three] and asked.behind
    assert asked.take(one) is None  # now it is waited for
    assert list(asked.wanted) == [two, one] and list(asked.soon) == [three]
    asked.at = three  # it is being drawn
    asked.soon.clear()
    asked.wanted.clear()
    assert not asked.behind
    asked.take(three)
    assert asked.behind and not asked.wanted


def drawn(rasters, key):
    """Wait for a picture; a thread of its own draws it."""
    for _ in range(500):
        found = rasters.take(key)
        if found:
            return found
        pygame.time.wait(10)
    raise AssertionError("it is never drawn")


@pytest.fixture
def rasters():
    thread = Rasters()
    thread.start()
    yield thread
    thread.close()
    assert not thread.is_alive()


def test_the_thread_draws_what_is_asked_for(rasters):
    source = read_faces("house")["icon-paw"]["source"]
    assert drawn(rasters, Raster(source, (40, 40))).get_size() == (40, 40)
    assert not rasters.drawn and not rasters.asked and rasters.size == 0


def test_a_picture_that_is_missing_is_named_where_it_is_asked_for(rasters):
    with pytest.raises(paths.Missing):
        drawn(rasters, Raster(paths.data("sprites") / "no.svg", (40, 40)))


def test_the_thread_outlives_whatever_happens_in_it(rasters, monkeypatch):
    source = read_faces("house")["icon-paw"]["source"]
    rasters.ahead(lambda: 1 / 0)
    with monkeypatch.context() as broken:
        broken.setattr(pygame.image, "load_sized_svg", lambda *_given: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            drawn(rasters, Raster(source, (41, 41)))
    assert drawn(rasters, Raster(source, (41, 41))).get_size() == (41, 41)


def test_what_was_to_come_is_dropped_for_what_comes_next(rasters):
    source = read_faces("house")["icon-paw"]["source"]
    first, second = Raster(source, (31, 31)), Raster(source, (32, 32))
    rasters.ahead(lambda: [first])
    for _ in range(500):
        if first in rasters.drawn:
            break
        pygame.time.wait(10)
    rasters.ahead(lambda: [second])
    assert drawn(rasters, second).get_size() == (32, 32)
    assert first not in rasters.drawn
    assert drawn(rasters, second).get_size() == (32, 32)
    rasters.forget()
    assert rasters.size == 0 and not rasters.drawn
