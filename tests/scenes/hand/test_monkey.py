"""A monkey at the window: whatever is clicked, dragged, typed or resized, nothing breaks and there is a way on.

tools/campaign.py lets it do as many things as there is time for; the suite lets it do a share of that.
"""

from random import Random

import monkey
import pytest

pytestmark = pytest.mark.filterwarnings("ignore:Please use Window")
THINGS = 1200


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_monkey(chair, home, language):
    met = set(monkey.play(chair, Random(f"monkey {language}"), THINGS, language))
    assert len(met) >= 12, met
