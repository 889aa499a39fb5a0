import { canAllBePaired, canSurelyBePaired } from './perfect-matching.ts';

/** Somebody who is to be paired. */
export interface SwissPlayer {
  readonly number: number;
  readonly points: number;
  /** Numbers of those they have met, as often as they did. */
  readonly opponents: readonly number[];
  /** Whether they had a bye, or won because nobody came. */
  readonly hadBye: boolean;
}

export interface Pairings {
  readonly pairs: readonly (readonly [number, number])[];
  readonly byes: readonly number[];
}

/** Who may meet whom; and how many there are at most whom somebody may not meet. */
interface Rule {
  readonly may: (one: number, other: number) => boolean;
  readonly maxBarred: number;
}

/**
 * Pairs a round of a Swiss tournament by the basic rules of the Dutch system of FIDE: nobody meets an opponent again, nobody gets a second bye, the bye
 * goes to the lowest who can have it, players with equal points meet, the upper half of them the lower half in order, and as few as can be float down
 * to the next points. There are no rules about colours, because in a match everybody plays both seats. `players` are in the order of their ranks: by
 * points, then by seed. Where the field is so small that two must meet again, nobody does so more often than needed.
 *
 * This is own code because the libraries on the registry draw lots by themselves, weigh these rules against one another instead of keeping them, or
 * have a licence that does not go with ours.
 */
export function pairSwiss(players: readonly SwissPlayer[]): Pairings {
  const met = new Map<number, number>();
  const numbers = 1 + Math.max(0, ...players.flatMap(({ number, opponents }) => [number, ...opponents]));
  const key = (one: number, other: number): number => one * numbers + other;
  for (const { number, opponents } of players) {
    for (const opponent of opponents) met.set(key(number, opponent), (met.get(key(number, opponent)) ?? 0) + 1);
  }
  const maxBarred = Math.max(0, ...players.map(({ opponents }) => opponents.length));
  for (let again = 0; ; again++) {
    const rule: Rule = { may: (one, other) => (met.get(key(one, other)) ?? 0) <= again, maxBarred };
    const bye = byeFor(players, rule);
    if (bye === undefined) continue;
    const paired = players.filter(({ number }) => number !== bye);
    if (canPair([paired], rule)) return { pairs: pairAll(paired, rule), byes: bye === null ? [] : [bye] };
  }
}

/** The lowest who had no bye, or where everybody had one the lowest; null where nobody is left over, undefined where the others cannot be paired then. */
function byeFor(players: readonly SwissPlayer[], rule: Rule): number | null | undefined {
  if (players.length % 2 === 0) return null;
  const upwards = players.toReversed();
  const candidates = [...upwards.filter(({ hadBye }) => !hadBye), ...upwards.filter(({ hadBye }) => hadBye)];
  const fitting = candidates.find((candidate) => canPair([without(players, candidate)], rule));
  return fitting?.number;
}

type Pair = readonly [SwissPlayer, SwissPlayer];

/** Pairs them bracket by bracket, from the top. Those who float down come before those of the next points. */
function pairAll(players: readonly SwissPlayer[], rule: Rule): (readonly [number, number])[] {
  const pairs: Pair[] = [];
  let floaters: readonly SwissPlayer[] = [];
  let below = players;
  while (floaters.length + below.length > 0) {
    const points = below[0]?.points;
    const residents = below.filter((player) => player.points === points);
    below = below.slice(residents.length);
    const bracket = pairBracket(floaters, residents, below, rule);
    pairs.push(...bracket.pairs);
    floaters = bracket.floating;
  }
  return pairs.map(([one, other]) => [one.number, other.number]);
}

interface Bracket {
  readonly pairs: readonly Pair[];
  readonly floating: readonly SwissPlayer[];
}

/** Lets as few float down as can be: one where they are an odd number, and more where they have met one another. */
function pairBracket(
  floaters: readonly SwissPlayer[],
  residents: readonly SwissPlayer[],
  below: readonly SwissPlayer[],
  rule: Rule,
): Bracket {
  const size = floaters.length + residents.length;
  for (let floating = size % 2; floating <= size; floating += 2) {
    const bracket = tryBracket(floaters, residents, below, floating, rule);
    if (bracket) return bracket;
  }
  throw new Error('A bracket cannot be paired, although all players together can');
}

/** The bracket with this many who float down; null where that does not work out. After each choice the rest of the bracket, and all who are left, can still be paired. */
function tryBracket(
  floaters: readonly SwissPlayer[],
  residents: readonly SwissPlayer[],
  below: readonly SwissPlayer[],
  floating: number,
  rule: Rule,
): Bracket | null {
  const pairs: Pair[] = [];
  const down: SwissPlayer[] = [];
  let left: readonly SwissPlayer[] = [...floaters, ...residents];
  let lower: readonly SwissPlayer[] | null = null;
  while (left.length > 0) {
    const [player] = left as readonly [SwissPlayer];
    const others = without(left, player);
    const floats = floating - down.length;
    // Floaters meet the best residents; of the others the upper half meets the lower half.
    if (!floaters.includes(player)) lower ??= left.slice((left.length - floats) / 2);
    const preferred = (lower ?? residents).filter((other) => others.includes(other));
    const partner = [...preferred, ...others.filter((other) => !preferred.includes(other))].find((other) => {
      const rest = without(others, other);
      return rule.may(player.number, other.number) && canPair([rest], rule, floats) && canPair([down, rest, below], rule);
    });
    if (partner) {
      pairs.push([player, partner]);
      left = without(others, partner);
    } else {
      if (floats === 0 || !canPair([others], rule, floats - 1)) return null;
      down.push(player);
      left = others;
    }
  }
  return { pairs, floating: down };
}

function without(players: readonly SwissPlayer[], one: SwissPlayer): readonly SwissPlayer[] {
  return players.filter((player) => player !== one);
}

/** Whether all but this many who float down can be paired: those stand for partners whom everybody may meet. */
function canPair(groups: readonly (readonly SwissPlayer[])[], { may, maxBarred }: Rule, floats = 0): boolean {
  const size = groups.reduce((sum, group) => sum + group.length, floats);
  const barred = Math.max(maxBarred, floats - 1);
  if (canSurelyBePaired(size, barred)) return true;
  const partners = Array.from({ length: floats }, (_, at) => -1 - at);
  const mayFloat = (one: number, other: number): boolean => (one < 0 || other < 0 ? one >= 0 || other >= 0 : may(one, other));
  return canAllBePaired([...groups.flat().map(({ number }) => number), ...partners], mayFloat, barred);
}
