"""The laws of the contract: each is held against a random match; tests take some of these, campaigns any number."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import get_origin, get_type_hints

from cases import ACTS, DICE, Case, dear, decisions, line, own, shown, views

from meowgames import paths
from meowgames.play.changes import art, orientation
from meowgames.play.fingerprint import read_part
from meowgames.play.journal import Journal
from meowgames.play.level import backs, read_faces, read_level
from meowgames.play.match import Match, Seat, Setup
from meowgames.play.sharecode import from_code, to_code
from meowgames.rules import CHANCE, OVER, find
from meowgames.rules.free.things import zone
from meowgames.rules.free.words import BOARD, SEAT
from meowgames.rules.free.words import VERBS as FREE
from meowgames.words import Words

VERBS = FREE | {SEAT, BOARD, "box"}
LAWS: list[Callable[[Case], None]] = []


def law(one: Callable[[Case], None]) -> Callable[[Case], None]:
    """Note a law, in the order in which they stand here."""
    LAWS.append(one)
    return one


WORD = r"@\d+m?|[a-z0-9_-]+([.:][a-z0-9_,+-]+)*"
FREE_WORD = WORD.replace("[.:][a-z0-9_,+-]", "[.:~][A-Za-z0-9_,+%.~-]")  # an index, a text on a note


@law
def moves_are_names_and_each_is_listed_once(case):
    rules, states, _ = line(case)
    for state in states:
        found = rules.moves(state)
        assert bool(found) == (rules.turn(state) >= 0)
        assert len(set(found)) == len(found)
        assert rules.turn(state) in views(case)
    for state in decisions(case):
        for move in rules.moves(state):
            assert move and type(move) is tuple
            letters = FREE_WORD if rules.OPEN else WORD
            assert all(re.fullmatch(letters, word) for word in move), move


@law
def every_word_is_a_place_a_face_a_turn_or_a_button_with_a_text(case):
    words, faces = Words("en"), read_faces(case.board)
    for state in decisions(case):
        for word in {word for move in find(case.game).moves(state) for word in move}:
            word = word.partition("~")[0]
            known = word.partition(":")[0] in VERBS if find(case.game).OPEN else False
            known = known or word.startswith("@") or art(word) in faces or has_spot(case, word)
            assert known or words.has(f"{case.game}.{word}"), word


@law
def what_is_sampled_or_likely_is_legal(case):
    rules = find(case.game)
    for number, state in enumerate(decisions(case)):
        legal = set(rules.moves(state))
        rng = Random(number)
        assert all(rules.accepts(state, rules.sample(state, rng)) for _ in range(5))
        assert all(rules.accepts(state, move) for move in legal)
        likely = rules.likely(state)
        assert likely is None or likely and set(likely) <= legal


@law
def play_makes_a_new_state_and_leaves_the_old_alone(case):
    rules, states, moves = line(case)
    for ply in dear(case):
        if ply == len(moves):
            continue
        state = states[ply]
        before, number = pickle.dumps(state), hash(state)
        after = rules.play(state, moves[ply])
        rules.moves(state), list(rules.steps(state, moves[ply])), rules.score(state)
        assert pickle.dumps(state) == before and hash(state) == number
        assert after == states[ply + 1] and hash(after) == hash(states[ply + 1])
        assert after != state


def parts(value, known: dict) -> None:
    """Gather all that a state is made of and that has fields, each thing once."""
    if not isinstance(value, tuple) or id(value) in known:
        return
    known[id(value)] = value
    for part in value:
        parts(part, known)


@law
def all_that_a_state_is_made_of_has_its_fields(case):
    known: dict = {}
    for state in line(case).states:
        parts(state, known)
    made = [value for value in known.values() if hasattr(value, "_fields")]
    assert {type(state) for state in line(case).states} <= {type(value) for value in made}
    kinds = {kind: plain_types(kind) for kind in {type(value) for value in made}}
    for value in made:
        assert len(value) == len(value._fields), value
        assert all(isinstance(part, kind) for part, kind in zip(value, kinds[type(value)])), value


def plain_types(kind: type) -> list[type]:
    """The class of each field of a NamedTuple; of a tuple of things, tuple."""
    hints = get_type_hints(kind)
    return [get_origin(hints[field]) or hints[field] for field in kind._fields]


@law
def states_travel(case):
    for ply in dear(case):
        state = line(case).states[ply]
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state and hash(copy) == hash(state)


@law
def the_same_dice_draw_the_same(case):
    rules, states, _ = line(case)
    for state in (state for state in states if rules.turn(state) == CHANCE):
        assert rules.chance(state, Random("dice")) == rules.chance(state, Random("dice"))


@law
def chance_cannot_draw_what_is_not_there(case):
    rules, states, moves = line(case)
    for state, move in zip(states, moves):
        if rules.turn(state) != CHANCE:
            continue
        wrong = [(), ("nonsense",), move[:-1], move + move[-1:], move + move[1:], (*move[:-1], "nonsense")]
        wrong += [("nonsense", *move[1:])]
        if len(move) > DICE + 1:
            wrong += [move[:1] + move[1:2] * (len(move) - 1)]
        for outcome in wrong:
            assert refuses(rules, state, outcome), outcome


@law
def chance_cannot_draw_a_piece_twice(case):
    rules, states, moves = line(case)
    count, laid = own(case.game).pieces, bool(case.laid)  # a free table is laid by its first move
    first = count(rules.look(states[laid], CHANCE))
    for state, move in zip(states[laid:], moves[laid:]):
        for at in range(2, len(move) if rules.turn(state) == CHANCE else 0):
            try:
                after = rules.play(state, (*move[:at], move[1], *move[at + 1 :]))
            except ValueError:
                continue
            assert count(rules.look(after, CHANCE)) == first  # there is another of its kind


def refuses(rules, state, outcome) -> bool:
    """Whether the rules know that chance cannot draw this."""
    try:
        rules.play(state, outcome)
    except ValueError:
        return True
    return False


def has_spot(case: Case, spot: str) -> bool:
    """Whether the map has this place: drawn as it is, drawn for every seat, or an offset from either."""
    spot = spot.removeprefix("print:")
    if case.laid and (zone(read_level(case.board), spot, case.seats) or spot[-1:] == "~"):
        return True
    spots, base = read_level(case.board).spots, spot.partition(".")[0]
    if spot in spots or base in spots:
        return True
    name, seat = re.fullmatch(r"(.*?)(\d*)", base).groups()
    return bool(seat) and int(seat) < case.seats and all(f"{name}@{k}" in spots for k in range(case.seats))


def artless(case: Case, spot: str) -> bool:
    """Whether the map says that faces on this spot are only written, or only told."""
    spots = read_level(case.board).spots
    drawn = spots.get(spot if spot in spots else re.sub(r"\d+$", "@0", spot), {})
    return drawn.get("kind") == "label" or bool(drawn.get("silent"))


def check_picture(case: Case, picture) -> None:
    """Hold a picture against the map: its spots are drawn, its faces have art or are only words."""
    faces = read_faces(case.board)
    for spot, lying in picture.items():
        gain = re.fullmatch(r"gain(-[a-z]+)?", spot)  # written beside the hand, not on a place of the map
        assert gain or has_spot(case, spot), spot
        assert type(lying) is tuple
        for face in lying:
            assert gain or art(face) in faces or artless(case, spot), face
            assert re.fullmatch(r"(\d+m?)?d?" if case.laid else r"(\d+m?)?", orientation(face)), face


@law
def pictures_use_only_what_the_map_has(case):
    rules, states, moves = line(case)
    for ply in dear(case):
        for view in views(case):
            check_picture(case, rules.look(states[ply], view))
        if ply < len(moves):
            for state in rules.steps(states[ply], moves[ply]):
                for view in views(case):
                    check_picture(case, rules.look(state, view))
    for state in decisions(case):
        for move in rules.moves(state):
            for end in range(1, len(move) + 1):
                check_picture(case, rules.preview(state, move[:end]))


@law
def pieces_are_conserved(case):
    rules, states, moves = line(case)
    count, laid = own(case.game).pieces, bool(case.laid)
    first = count(rules.look(states[laid], CHANCE))
    for state, move in zip(states[laid:], moves[laid:]):
        for after in shown(rules, state, move):
            assert count(rules.look(after, CHANCE)) == first


@law
def nobody_sees_less_than_everybody_nor_more_than_all(case):
    rules, states, _ = line(case)
    hidden = backs(case.board)
    for ply in dear(case):
        pictures = {view: rules.look(states[ply], view) for view in views(case)}
        for picture in pictures.values():
            whole, public = pictures[CHANCE], pictures[OVER]
            for spot in {*picture, *whole, *public}:
                sizes = {len(p.get(spot, ())) for p in (picture, whole, public)}
                assert len(sizes) == 1, f"{spot} holds more for one than for another"
                for most, mine, least in zip(*(p.get(spot, ()) for p in (whole, picture, public))):
                    assert covers(mine, most, hidden) and covers(least, mine, hidden), spot


def as_known(face: str) -> tuple[str, str, str]:
    """A face however it lies, up or down for one who knows it."""
    return art(face), orientation(face).replace("d", "").replace("0", ""), face.partition(":")[2]


def covers(less: str, more: str, hidden) -> bool:
    """Whether one face is the other, or its back, or what is seen of one that has no back."""
    same = less == more or as_known(less) == as_known(more)
    return same or art(less) in (hidden.get(art(more), "unseen"), "unseen")


@law
def what_a_seat_is_told_it_can_see(case):
    rules, states, moves = line(case)
    hidden = backs(case.board)
    for ply in [ply for ply in range(len(moves)) if ply in dear(case) or rules.turn(states[ply]) == CHANCE]:
        state, move = states[ply], moves[ply]
        assert rules.turn(state) < 0 or rules.told(state, move, rules.turn(state)) == move
        for view in (*range(case.seats), OVER):
            seen = {
                art(face)
                for at in (state, *shown(rules, state, move))
                for faces in rules.look(at, view).values()
                for face in faces
            }
            secret = {word for word in rules.told(state, move, view) if art(word) in hidden}
            assert {art(word) for word in secret} <= seen


@law
def texts_and_clauses_exist(case):
    rules, states, _ = line(case)
    words = [Words(language) for language in ("en", "fr")]
    sheet = paths.data("seeds", f"{case.game}.en.md").read_text("utf-8")
    for state in (states[ply] for ply in dear(case)):
        seat = rules.turn(state)
        keys = [rules.status(state)[:1], rules.prompt(state, seat)[:1] if seat >= 0 else ()]
        assert all(said.has(key) for said in words for key, *_ in filter(None, keys))
        touches = [word for pair in rules.look(state, OVER).items() for word in (pair[0], *pair[1])]
        clauses = {rules.clause(state), *(rules.why_not(state, (touch,)) for touch in touches)} - {None}
        assert all(f"**{clause}**" in sheet for clause in clauses), clauses
        assert seat < 0 or all(rules.why_not(state, move) is None for move in rules.moves(state))


@law
def scores_places_and_opinions_make_sense(case):
    rules, states, _ = line(case)
    for state in (states[ply] for ply in dear(case)):
        points, places = rules.score(state), rules.rank(state)
        assert len(points) == len(places) == case.seats
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        assert all(0 <= rules.worth(state, seat) <= 1 for seat in range(case.seats))
    rows = rules.tally(states[-1])
    assert all(len(row) == case.seats for row in rows.values())
    assert not rows or tuple(map(sum, zip(*rows.values()))) == rules.score(states[-1])


def match_of(case: Case) -> Match:
    """The random match, played as the house plays it."""
    rules, seed = find(case.game), case.luck or str(case)
    seats = tuple(Seat(f"P{n}", "mochi") for n in range(case.seats))
    match = Match(Setup(case.game, seats, seed, dict(case.options), laid=case.laid)).begin()
    while not match.over and (not rules.OPEN or match.at < ACTS):
        match.play(rules.sample(match.state, Random(f"{seed}/{match.at}")))
    return match


@law
def stepping_back_and_forward_ends_in_the_same_state(case):
    match = match_of(case)
    states = list(match.states)
    for ply in range(len(states) - 1, -1, -1):
        match.jump(ply)
        assert match.state == states[ply]
    again = Match(match.setup).begin()
    for ply, move in enumerate(match.moves):
        if match.by(ply) != CHANCE:
            again.play(move)
    assert again.moves == match.moves and again.states == states
    match.jump(len(states))
    assert (match.over or match.rules.OPEN) and match.state == states[-1]


@law
def journal_and_share_code_give_the_match_back(case):
    match = match_of(case)
    stops = match.decisions()
    match.jump(stops[len(stops) * 2 // 3])
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder, "one"), "key")
        assert journal.add(match) is None
        journal.close()
        loaded = Journal.load(journal.path, write=False)
        assert loaded.note is None and is_same(loaded.match, match)
        again = Journal(Path(folder, "two"), "key", journal.started)
        again.add(loaded.match)
        again.close()
        assert again.path.read_bytes() == journal.path.read_bytes()
    match.jump(len(match.moves))
    assert is_same(from_code(to_code(match)).match, match)


@law
def start_reads_all_that_the_rules_need_of_the_map(case):
    """A save's fingerprint is of that part alone, so nothing else of a map may matter to a match."""
    rules, states, moves = line(case)
    options = dict(case.options)
    state = rules.start(read_part(read_level(case.board), case.game, case.seats, options), case.seats, **options)
    for ply in range(dear(case)[-1] + 1):
        if ply in dear(case):
            assert rules.turn(state) == rules.turn(states[ply]) and rules.moves(state) == rules.moves(states[ply])
            assert rules.look(state, CHANCE) == rules.look(states[ply], CHANCE)
        if ply < len(moves):
            state = rules.play(state, moves[ply])
    assert rules.score(state) == rules.score(states[-1])


def is_same(one: Match, two: Match) -> bool:
    """Whether two matches are the same list of moves, standing at the same place in it."""
    parts = [(m.setup.game, m.setup.seed, m.moves, m.states, m.at) for m in (one, two)]
    return parts[0] == parts[1]
