"""A form with one of everything, for the tests of the widget kit."""

from looking import key, make_stage

from meowgames.screen.kit.choices import Choice, Segments, Tabs
from meowgames.screen.kit.dropdown import Dropdown
from meowgames.screen.kit.field import Field
from meowgames.screen.kit.form import Form
from meowgames.screen.kit.layout import Column, Gap, Pairs, Paper, Row, Split
from meowgames.screen.kit.prose import Prose
from meowgames.screen.kit.rows import ClauseTag, DashedRow, KeyCap, ListRow, Plate
from meowgames.screen.kit.scroll import Scroll
from meowgames.screen.kit.sliders import Slider
from meowgames.screen.kit.widget import walk
from meowgames.screen.kit.widgets import Button, Heading, Image, Label, RoundButton, Toggle

LONG = "A rather long line of words, as translators love to write them; it has to wrap somewhere."
SIZES = [Choice(size, f"{size} %") for size in (100, 115, 130, 150, 175, 200)]
LEVELS = [
    Choice("kitten", "Chaton", "bot-kitten", "apprend encore"),
    Choice("cat", "Chat", "bot-cat", "joue bien"),
    Choice("tiger", "Tigre", "bot-tiger", "ne pardonne rien, réfléchit longtemps"),
]


class Bench:
    """A form with one of everything, and what was heard from it."""

    def __init__(self, text=1.0, box=None, build=None, size=(1280, 720)):
        self.heard = []
        self.stage = make_stage(size, text=text)
        self.form = Form(self.stage, build or self.everything, box)

    def hear(self, name):
        """Return an act that notes its name and what it is told."""
        return lambda *told: self.heard.append((name, *told))

    def everything(self):
        hear = self.hear
        left = Column(
            [
                Heading("Controls", "icon-paw"),
                Pairs(
                    [
                        (Label("Language"), Dropdown(LEVELS, "cat", hear("drop"), "drop")),
                        (Label("Size of the text"), Segments(SIZES, 115, hear("size"), "size")),
                        (
                            Label("Full screen"),
                            Row([Toggle(True, hear("full"), "full"), KeyCap("F11"), Label("or so", "note")]),
                        ),
                        (Label("Music"), Slider(35, hear("music"), say="{:g} %".format, key="music")),
                        (Label("Name"), Field("Grand-père", hear("name"), key="name")),
                    ]
                ),
                Label(LONG),
            ]
        )
        right = Column(
            [
                Tabs([Choice(1, "Running", None, "5"), Choice(2, "Replays", None, "23")], 1, hear("tab"), "tab"),
                ListRow(
                    Row([Label("1", "number"), Label("What is in the box", stretch=1)]),
                    hear("row"),
                    key="row",
                ),
                ListRow(
                    Row([Image("avatar-mochi", (92, 92), 1), Label(LONG, "note", stretch=1)]),
                    hear("cat"),
                    True,
                    "cat",
                ),
                Row(
                    [
                        ClauseTag("3.2", hear("clause"), "clause"),
                        Prose("You **must** follow *(ours)*.\n- one item", "must"),
                    ]
                ),
                Plate("Léa begins", "seat0"),
                Gap(10),
                DashedRow("Add a player", hear("add"), "icon-plus", "seat3", "add"),
                Row(
                    [
                        Button("Good", hear("good"), "good", key="good"),
                        Button("Delete it", hear("bad"), "danger", "icon-trash", key="bad"),
                        RoundButton("icon-hint", hear("hint"), "Hint", key="hint"),
                    ]
                ),
                Button("With a line", hear("sub"), "night", "icon-play", "which says more", "sub"),
                Button("Not now", hear("never"), enabled=False, key="never"),
            ]
        )
        return Split([Paper(Scroll(left, "left"), cat="cat-loaf-grey"), Paper(Scroll(right, "right"))], (1, 1))

    def press(self, code, mod=0, unicode=""):
        return self.form.event(key(code, mod, unicode))


ALL = ["drop", "size", "full", "music", "name", "tab", "row", "cat", "clause", "add", "good", "bad", "hint", "sub"]


def walk_form(form):
    form.ready()
    return walk(form.root)


def long_list(bench):
    rows = [ListRow(Label(f"row {n}"), bench.hear(f"row{n}"), key=f"row{n}") for n in range(40)]
    return Column([Scroll(Column(rows, gap=4), "list")])
