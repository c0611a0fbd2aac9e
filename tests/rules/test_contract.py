"""The contract, held against every game on the shelf: what the house relies on and no game may break."""

import pytest
from cases import every_case
from laws import LAWS


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@every_case
def test_the_contract_is_kept(case, law):
    law(case)
