"""The contract, held against every free table."""

import pytest
from cases import every_table
from laws import LAWS


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@every_table
def test_the_contract_is_kept(case, law):
    law(case)
