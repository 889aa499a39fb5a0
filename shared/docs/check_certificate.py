"""Checks a certificate of nimhall: python3 check_certificate.py FILE. See certificates.md."""
import json
import sys


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


def check_positions(c):
    """Every position is worth what the positions say that its moves lead to."""
    values, worth = [], {}
    for place, (position, options, value) in enumerate(c["positions"]):
        assert all(option < place for option in options), f"{position}: a move leads to a later position"
        left = {values[option] for option in options}
        is_worth = int(not left or 0 in left) if c["lastMoveLoses"] else mex(left)
        assert value == is_worth, f"{position}: {value} is claimed, {is_worth} is right"
        values.append(value)
        worth[position] = value
    return worth


def check_rows(c):
    """Every row is worth what its moves leave: taking t, 1 in digit t allows nothing to be left, 2 one row, 4 two, 8 three."""
    values, digits = c["values"], c["digits"]
    for row, value in enumerate(values):
        left = set()
        for take in range(min(row, len(digits) - 1) + 1):
            rest, digit = row - take, digits[take]
            if take and (digit & 1 and not rest or digit & 2 and rest):
                left.add(values[rest] if rest else 0)
            if digit & 4:
                halves = [one for one in range(1, rest // 2 + 1) if not (c["unequal"] and 2 * one == rest)]
                left |= {values[one] ^ values[rest - one] for one in halves}
            if digit & 8:
                thirds = [(one, two) for one in range(1, rest // 3 + 1) for two in range(one, (rest - one) // 2 + 1)]
                left |= {values[one] ^ values[two] ^ values[rest - one - two] for one, two in thirds}
        assert value == mex(left), f"{row}: {value} is claimed, {mex(left)} is right"
    if c["period"]:
        start, length = c["period"]["start"], c["period"]["length"]
        most = 3 if any(digit & 8 for digit in digits) else 2
        enough = most * (start + length) + len(digits) - 1
        assert start > 0 and not c["unequal"] and enough < len(values), "too few rows for Guy and Smith's theorem"
        assert all(values[n] == values[n + length] for n in range(start, enough - length + 1)), "it does not repeat"
    return {str(row): value for row, value in enumerate(values)}


with open(sys.argv[1], encoding="utf-8") as file:
    certificate = json.load(file)
if certificate["certificate"] == "lands":
    sys.exit("This is a proof of Sprouts: check_sprouts.py checks it.")
known = check_rows(certificate) if certificate["certificate"] == "rows" else check_positions(certificate)
for position, value in certificate["claims"]:
    assert known[position] == value, f"{position}: {value} is claimed, {known[position]} is right"
print(f"{certificate['game']}: {len(certificate['claims'])} claims hold, by {len(known)} positions")
