"""Checks the proof of who wins Sprouts: python3 check_sprouts.py FILE [EVERY]. See certificates.md.

With EVERY, only every EVERYth land or sum is checked, which is quicker and proves less.

A land is a list of regions that share spots, a region a list of boundaries, and a boundary a list of spots, in the order
in which one passes them with the region on one hand; a region may be mirrored as a whole. A spot is a number: the lives
that it has left, 3, 2 or 1, if it matters at one corner of a boundary only, or a name, from 4 up, which stands at both
corners of a spot with one life.
"""
import json
import sys
from collections import Counter
from functools import lru_cache, reduce
from itertools import product
from operator import xor

FIRST_NAME = 4
SMALL = 8  # Lands with at most so many lives are not in the file: their nimbers are computed.
SMALL_GAME = 10  # The same where the last line loses.


def spots_of(regions):
    return [spot for region in regions for boundary in region for spot in boundary]


def is_name(spot):
    return spot >= FIRST_NAME


def lines(region, new):
    """Every line in a region: what regions it leaves, and the two spots it joins. Names from `new` on are not in use."""
    kinds = Counter(region)
    for one in kinds:
        rest = kinds - Counter([one])
        for i, a in enumerate(one):
            if a in (2, 3):  # a loop
                inner = (new + 1, new) if a == 3 else (new,)
                outer = inner if a == 3 else (*one[i + 1 :], *one[:i], new)
                for inside, outside in sides(rest):
                    yield [[inner, *inside], [outer, *outside]], (a, a)
            for j in range(i + 1, len(one)):
                b = one[j]
                if a == b and is_name(a):  # the same spot, which has only one life
                    continue
                from_a, to_b = (new + 1 if a == 2 else 0), (new + 2 if b == 2 else 0)
                inner = (from_a, *one[i + 1 : j], to_b, new)
                outer = (to_b, *one[j + 1 :], *one[:i], from_a, new)
                for inside, outside in sides(rest):
                    yield [[inner, *inside], [outer, *outside]], (a, b)
        for other in rest:
            if other >= one:
                left = list((rest - Counter([other])).elements())
                for i, a in enumerate(one):
                    for j, b in enumerate(other):
                        if not (a == b and is_name(a)):
                            yield [[(*walk(one, i, new + 1), new, *walk(other, j, new + 2), new), *left]], (a, b)


def walk(boundary, i, name):
    """Round a boundary from a corner back to it, after a line has ended there."""
    spot = boundary[i]
    if spot == 3:
        return (2,)
    ends = (name,) if spot == 2 else ()
    return (*ends, *boundary[i + 1 :], *boundary[:i], *ends)


def sides(rest):
    """Every way to have these boundaries on the two sides of a line."""
    for numbers in product(*(range(number + 1) for number in rest.values())):
        inside = Counter(dict(zip(rest, numbers)))
        yield inside.elements(), (rest - inside).elements()


def clean(regions):
    """Leaves out what no line can use: spots without lives, and regions with fewer than two lives."""
    while True:
        corners = Counter(spots_of(regions))
        cleaned = []
        for region in regions:
            kept = [boundary for boundary in (tidy(boundary, corners) for boundary in region) if boundary]
            spots = spots_of([kept])
            names = [spot for spot in spots if is_name(spot)]
            lives = sum(spot for spot in spots if not is_name(spot)) + len(set(names))
            if lives < 2:
                continue
            if lives <= 3 and 3 not in spots:
                # So few may as well be the lives of single spots on one boundary: every line takes two of them and brings one.
                elsewhere = [name for name in names if names.count(name) == 1]
                kept = [(*[1] * (lives - len(elsewhere)), *elsewhere)]
            cleaned.append(kept)
        if cleaned == regions:
            return regions
        regions = cleaned


def tidy(boundary, corners):
    """Without spots that have no lives. A name at one corner only, or at two side by side, is a spot with one life."""
    spots = []
    for spot in boundary:
        if is_name(spot) and corners[spot] == 1:
            spot = 1
        if is_name(spot) and spots and spots[-1] == spot:
            spots[-1] = 1
        elif spot:
            spots.append(spot)
    if len(spots) > 1 and is_name(spots[0]) and spots[0] == spots[-1]:
        spots = [1, *spots[1:-1]]
    return tuple(spots)


def split(regions):
    """Regions that share names, directly or by others between them, are one land."""
    lands = []
    for region in regions:
        land, names = [region], set(filter(is_name, spots_of([region])))
        for other in [each for each in lands if not names.isdisjoint(each[1])]:
            lands.remove(other)
            land, names = [*other[0], *land], names | other[1]
        lands.append((land, names))
    return [land for land, names in lands]


def least(word):
    return min(word[i:] + word[:i] for i in range(len(word)))


def written(region, names):
    """A region, with other names, in the least of the ways to write it."""
    words = [tuple(names.get(spot, spot) for spot in boundary) for boundary in region]
    return min(tuple(sorted(map(least, words))), tuple(sorted(least(word[::-1]) for word in words)))


def all_written(land, names):
    return tuple(sorted(written(region, names) for region in land))


def refined(land, names):
    """Tells names apart by what is around them, as far as that goes. The same names stand for what looks the same."""
    while True:
        around = {name: [] for name in names}
        for region in land:
            as_a_whole = written(region, names)
            for boundary in region:
                word = tuple(names.get(spot, spot) for spot in boundary)
                for i, spot in enumerate(boundary):
                    if is_name(spot):
                        onward = word[i:] + word[:i]
                        around[spot].append((as_a_whole, min(onward, onward[:1] + onward[:0:-1])))
        looks = {name: (names[name], sorted(around[name])) for name in names}
        ranks = sorted(looks.values())
        ranked = {name: FIRST_NAME + ranks.index(look) for name, look in looks.items()}
        if ranked == names:
            return names
        names = ranked


@lru_cache(maxsize=400_000)
def form(land):
    """The same for nearly all ways to write a land: of names that look the same, the one comes first with which the rest reads least."""
    names = refined(land, dict.fromkeys(filter(is_name, spots_of(land)), FIRST_NAME))
    while len(set(names.values())) < len(names):
        numbers = Counter(names.values())
        first = min(rank for rank, number in numbers.items() if number > 1)
        alike = [name for name, rank in names.items() if rank == first]
        tries = [refined(land, {name: rank + (rank == first and name != chosen) for name, rank in names.items()}) for chosen in alike]
        names = min(tries, key=lambda each: all_written(land, each))
    return all_written(land, names)


def numbered(land):
    """With names in the order in which they come, so that a land that is written like an earlier one has its form at once."""
    names = {}

    def number(spot):
        return names.setdefault(spot, FIRST_NAME + len(names)) if is_name(spot) else spot

    return tuple(tuple(tuple(map(number, boundary)) for boundary in region) for region in land)


def moves(land):
    """What the moves in a land leave: the forms of one land or several, for each."""
    new = max([FIRST_NAME - 1, *spots_of(land)]) + 1
    left = set()
    for i, region in enumerate(land):
        for regions, ends in lines(region, new):
            dead = set(filter(is_name, ends))
            regions = [*land[:i], *land[i + 1 :], *regions]
            if dead:
                regions = [[tuple(0 if spot in dead else spot for spot in boundary) for boundary in each] for each in regions]
            left.add(tuple(sorted(form(numbered(each)) for each in split(clean(regions)))))
    return left


def lives(land):
    spots = spots_of(land)
    names = [spot for spot in spots if is_name(spot)]
    return sum(spot for spot in spots if not is_name(spot)) + len(names) // 2


def mex(values):
    least_missing = 0
    while least_missing in values:
        least_missing += 1
    return least_missing


class LastLineWins:
    """The proof is lands with their nimbers."""

    def __init__(self, certificate):
        self.proof = [(form(numbered(land)), nimber) for land, nimber in certificate["lands"]]
        self.known = dict(self.proof)

    def worth(self, land):
        """The nimber of a land, as the file says, or by the definition for a small one; None if it is not known."""
        if land not in self.known and lives(land) <= SMALL:
            self.known[land] = mex({self.total(lands) for lands in moves(land)})
        return self.known.get(land)

    def total(self, lands):
        """The nimber of lands together; None if one is not known."""
        nimbers = [self.worth(land) for land in lands]
        return None if None in nimbers else reduce(xor, nimbers, 0)

    def check(self, land, nimber):
        """Moves lead to every smaller nimber, and none to this one. Every line costs a life, so no land is part of its own proof."""
        left = set()
        for lands in moves(land):
            left.add(self.total(lands))
            unknown = [each for each in lands if self.worth(each) is None]
            if unknown:  # They are not worth this nimber if an answer leads to it.
                assert len(unknown) == 1, f"{land}: too little is known of {lands}"
                needed = nimber ^ self.total([each for each in lands if each not in unknown])
                assert any(self.total(answer) == needed for answer in moves(unknown[0])), f"{land}: {lands} has no answer"
        assert nimber >= 0, f"{land}: {nimber} is no nimber"
        assert nimber not in left and left.issuperset(range(nimber)), f"{land}: {nimber} is claimed"

    def first_player_wins(self, land):
        """1 or 0, or None if that is not known. It is enough to know of one first line that it wins."""
        if self.worth(land) is None:
            return 1 if any(self.total(lands) == 0 for lands in moves(land)) else None
        return 1 if self.worth(land) > 0 else 0


class Games:
    """Games where the last move loses, by number, in Conway's simplest form: the same number if they can replace each other in any sum."""

    def __init__(self):
        self.options, self.wins, self.numbers, self.sums = [], [], {}, {}
        self.of([])  # 0 is the game without a move: the side to move has won.

    def of(self, options):
        """The number of the game with these options."""
        options = frozenset(options)
        if options not in self.numbers:
            simpler = next((back for option in options for back in self.options[option] if self.can_replace(back, options)), None)
            self.numbers[options] = len(self.options) if simpler is None else simpler
            if simpler is None:
                self.options.append(options)
                self.wins.append(not options or self.can_win(options))
        return self.numbers[options]

    def can_win(self, options):
        return not all(self.wins[option] for option in options)

    def can_replace(self, game, options):
        """Whether a game has some of these options and no others, and each of the rest can be answered by a move back to it."""
        own = self.options[game]
        leads_back = own <= options and all(game in self.options[option] for option in options - own)
        return leads_back and (game > 0 or self.can_win(options))

    def together(self, one, other):
        key = (min(one, other), max(one, other))
        if key not in self.sums:
            moved = [self.together(option, other) for option in self.options[one]]
            self.sums[key] = self.of(moved + [self.together(one, option) for option in self.options[other]])
        return self.sums[key]


class LastLineLoses:
    """The proof is lost sums: each the game of its small lands, and the others."""

    def __init__(self, certificate):
        self.games = Games()
        numbers = []
        for options in certificate["games"]:
            numbers.append(self.games.of(numbers[option] for option in options))
        self.proof = [(numbers[game], tuple(sorted(form(numbered(land)) for land in lands))) for game, *lands in certificate["sums"]]
        self.lost = set(self.proof)
        self.small = {}

    def parted(self, lands):
        """The game of the small ones, by the definition, and the others."""
        game, others = 0, []
        for land in lands:
            if lives(land) > SMALL_GAME:
                others.append(land)
            else:
                if land not in self.small:
                    self.small[land] = self.games.of(self.parted(left)[0] for left in moves(land))
                game = self.games.together(game, self.small[land])
        return game, tuple(sorted(others))

    @lru_cache(maxsize=400_000)
    def moves_in(self, land):
        return {self.parted(left) for left in moves(land)}

    def options(self, game, lands):
        for option in self.games.options[game]:
            yield option, lands
        for land in set(lands):
            at = lands.index(land)
            for beside, left in self.moves_in(land):
                yield self.games.together(game, beside), tuple(sorted([*lands[:at], *lands[at + 1 :], *left]))

    def is_lost(self, game, lands):
        return (game, lands) in self.lost if lands else not self.games.wins[game]

    @lru_cache(maxsize=400_000)
    def has_answer(self, game, lands):
        return any(self.is_lost(*option) for option in self.options(game, lands)) if lands else self.games.wins[game]

    def check(self, game, lands):
        """Whatever is drawn, an answer leaves another lost sum. Every move costs a life or makes the game of the small lands simpler."""
        for option in self.options(game, lands):
            assert self.has_answer(*option), f"{lands}: {option[1]} has no answer"

    def first_player_wins(self, land):
        """1 or 0, or None if that is not known."""
        alone = self.parted([land])
        return 0 if self.is_lost(*alone) else 1 if self.has_answer(*alone) else None


with open(sys.argv[1], encoding="utf-8") as file:
    certificate = json.load(file)
every = int(sys.argv[2]) if len(sys.argv) > 2 else 1
play = (LastLineLoses if certificate["lastMoveLoses"] else LastLineWins)(certificate)
entries = play.proof[::every]
for entry in entries:
    play.check(*entry)
for spots, wins in certificate["claims"]:
    found = play.first_player_wins((((3,),) * int(spots),))
    assert wins == found, f"{spots} spots: {wins} is claimed, {found} is proved"
print(f"sprouts: {len(certificate['claims'])} claims hold, by {len(entries)} of {len(play.proof)} {certificate['certificate']}")
