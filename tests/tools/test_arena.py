"""The arena: each deal from every seat, honest sums, and the measured ladder where players read it."""

import sys
from pathlib import Path

import pytest

from meowgames.play.arena import RANDOM, Tally, play_deal, play_one
from meowgames.play.brain import LEVELS
from meowgames.play.strength import LEAST, RIVAL, measured, wins
from meowgames.rules import whole
from meowgames.scenes.menus.levels import level_name
from meowgames.words import Words

ROOT = Path(__file__).parents[2]
ROUGH = 0.2  # a mean place of some dozens of games is no surer than that
sys.path.insert(0, str(ROOT / "tools"))

import arena  # noqa: E402  tools/arena.py


def test_a_deal_is_played_from_every_seat():
    found = play_deal("meow", ("kitten", RANDOM, "kitten"), {}, "deal")
    assert {bot: len(tally.points) for bot, tally in found.items()} == {"kitten": 6, RANDOM: 3}
    assert all(sorted(tally.places) and tally.thoughts for tally in found.values())
    again = play_deal("meow", ("kitten", RANDOM, "kitten"), {}, "deal")
    assert [(t.points, t.places) for t in found.values()] == [(t.points, t.places) for t in again.values()]


def test_the_same_seed_deals_the_same_cards_to_both():
    one = play_one("meow", ("kitten", RANDOM), {}, "cards")
    two = play_one("meow", (RANDOM, "kitten"), {}, "cards")
    assert one.moves[0] == two.moves[0] and one.moves != two.moves


def test_points_of_all_seats_decide_a_deal_and_places_part_equals():
    strong, weak = Tally([10, 3], [1, 2]), Tally([4, 8], [2, 1])
    assert arena.won(strong, weak) == 1.0 and arena.won(weak, strong) == 0.0
    assert arena.won(Tally([5], [1]), Tally([5], [2])) == 1.0
    assert arena.won(Tally([5], [1]), Tally([5], [1])) == 0.5


def test_the_bounds_hold_the_share_and_narrow_with_more_deals():
    few, many = arena.wilson(0.7, 20), arena.wilson(0.7, 500)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]
    low, high = arena.wilson(1.0, 50)
    assert 0.9 < low < high <= 1.0000001


def test_what_is_measured_is_written_as_it_is_read(tmp_path, monkeypatch):
    deals = [{"cat": Tally([9, 7], [1, 1], [0.1]), "kitten": Tally([2, 3], [2, 2], [0.0])}]
    found = [arena.summed("meow", ("cat", "kitten"), deals, 1.0)]
    assert found[0]["pairs"][0]["share"] == 1.0 and found[0]["levels"]["cat"]["place"] == 1.0
    text = list(arena.told(found[0]))
    assert "cat beats kitten" in text[-1] and "100%" in text[-1]


def test_the_readme_shows_what_was_measured():
    page = (ROOT / "README.md").read_text("utf-8")
    assert arena.readme(page) == page, "python3 tools/arena.py --keep writes both"


@pytest.mark.parametrize("game", whole())
def test_every_level_is_worth_its_name(game):
    found = measured()[game]
    assert list(found) == list(LEVELS)
    for level, least in LEAST.items():
        assert found[level]["share"] >= least, f"{level} against {RIVAL[level]}"
    kitten, cat, tiger = (found[level]["place"] for level in LEVELS)
    assert tiger < kitten and cat < kitten and tiger < cat + ROUGH


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_set_up_says_how_often_a_level_wins(language):
    said = level_name(Words(language), "meow", "tiger")
    assert str(wins("meow", "tiger")) in said and "%" in said
    assert level_name(Words(language), "nothing", "tiger") == Words(language)("level.tiger.why")
