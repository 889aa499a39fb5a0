import { memoKey, type Ruleset } from '../game/contract.ts';
import { type Explanation, MAX_LISTED, tell } from '../game/explanation.ts';
import { list, say } from '../phrase.ts';

/** Moves looked at for one position, parts that differ, and how far down a position with few enough of them is looked for. */
const LIMITS = { looks: 50, parts: 30, depth: 60 } as const;

/**
 * One step of a computation in pictures: a part, or where it has too many options a smaller position that can come of it;
 * what it can become, each option once; and the smallest number that is missing among their values.
 * @param nimberOf what was computed, or null where that is not known any more
 * @returns null where no such step can be shown
 */
export function workedStep<Position, Move>(
  rules: Ruleset<Position, Move>,
  parts: readonly Position[],
  nimberOf: (position: Position) => number | null,
): Explanation | null {
  const different = new Map(parts.slice(0, LIMITS.parts).map((part) => [memoKey(rules, part), part]));
  const shown = [...different.values()].map((part) => ({ part, options: optionsOf(rules, part) })).filter(({ options }) => isFew(options));
  const step = shown.sort((a, b) => b.options.length - a.options.length)[0] ?? smaller(rules, parts);
  if (!step) return null;
  const [from, ...to] = [step.part, ...step.options].map((position) => ({ position, counts: nimberOf(position) }));
  if (!from || from.counts === null || to.some(({ counts }) => counts === null)) return null;
  const drawn = (each: { readonly position: Position; readonly counts: number | null }) => ({
    view: rules.view(each.position),
    counts: each.counts ?? 0,
  });
  const values = [...new Set(to.map(({ counts }) => counts ?? 0))].sort((a, b) => a - b);
  return {
    sentences: [
      tell(
        say`Here is one step of the work in pictures. The next positions are worth ${list('or', values)}. The smallest number missing there is ${from.counts}, so the first position is worth that.`,
        ...[from, ...to].map(({ position, counts }) => ({
          kind: 'nimber' as const,
          position: rules.position.format(position),
          is: counts ?? 0,
        })),
      ),
    ],
    drawings: [{ kind: 'options', title: say`One step`, from: drawn(from), to: to.map(drawn) }],
  };
}

/** The options of a position, each once, up to one more than can be listed; none after too many steps. */
function optionsOf<Position, Move>(rules: Ruleset<Position, Move>, position: Position): readonly Position[] {
  const options = new Map<unknown, Position>();
  let looks = 0;
  for (const move of rules.moves(position)) {
    if (options.size > MAX_LISTED) break;
    if (++looks > LIMITS.looks) return [];
    const next = rules.play(position, move);
    if (next.ok && !options.has(memoKey(rules, next.value))) options.set(memoKey(rules, next.value), next.value);
  }
  return [...options.values()];
}

function isFew(options: readonly unknown[]): boolean {
  return options.length > 1 && options.length <= MAX_LISTED;
}

/** A position further down with few enough options, always by one from the middle of them. */
function smaller<Position, Move>(rules: Ruleset<Position, Move>, [part]: readonly Position[]) {
  for (let depth = 0, position = part; position !== undefined && depth < LIMITS.depth; depth++) {
    const options = optionsOf(rules, position);
    if (isFew(options)) return { part: position, options };
    position = options[options.length >> 1];
  }
  return null;
}
