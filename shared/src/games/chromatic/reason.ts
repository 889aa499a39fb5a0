import { type Cell, type Explanation, type Sentence, tell } from '../../game/explanation.ts';
import { type Phrase, say } from '../../phrase.ts';
import { NONE } from './partners.ts';

/** Pairs that are drawn. */
const PAIRS_SHOWN = 24;

/** Two stacks: going up, each red level takes the green one that has waited longest; the lost positions are the pairs. */
export function pairing(
  sizes: readonly [number, number],
  partners: Int32Array,
  isRed: (level: number) => boolean,
  misere: boolean,
): Explanation {
  const pairs = pairsOf(partners);
  const marked = (level: number, value: Cell & (string | number) = level): Cell => (sizes.includes(level) ? { value, look: 'key' } : value);
  return {
    sentences: [
      tell(
        say`Go up level by level. Green levels form a queue. Each red level takes the green one that has waited longest as its partner. If none is waiting, it is its own partner.`,
      ),
      ...(misere ? [tell(say`Here the last move loses. So 0 and 1 are partners, and the queue begins with level 2.`)] : []),
      ...(sizes[0] === sizes[1] ? sizes.slice(1) : sizes).map((size) => explainPartner(size, partners[size] ?? NONE, isRed(size), misere)),
      tell(
        misere
          ? say`The side to move loses if the two stacks are partners, and only then.`
          : say`The side to move loses if the two stacks are partners or both empty, and only then.`,
        { kind: 'lost', when: { kind: 'pairs', pairs }, misere },
        { kind: 'outcome', misere, is: partners[sizes[0]] === sizes[1] ? 'P' : 'N' },
      ),
    ],
    drawings: [
      {
        kind: 'table',
        title: say`Pairs of partners`,
        rows: [
          { name: say`green`, cells: pairs.map(([smaller, larger]) => marked(smaller, smaller === larger ? '·' : smaller)) },
          { name: say`red`, cells: pairs.map(([, larger]) => marked(larger)) },
        ],
      },
    ],
  };
}

/** The first pairs, smaller level first. */
function pairsOf(partners: Int32Array): [number, number][] {
  const pairs: [number, number][] = [];
  for (let level = 0; level < partners.length && pairs.length < PAIRS_SHOWN; level++) {
    const partner = partners[level] as number;
    if (partner !== NONE && level <= partner) pairs.push([level, partner]);
  }
  return pairs;
}

function explainPartner(size: number, partner: number, isRed: boolean, misere: boolean): Sentence {
  const stack = topPhrase(size, isRed);
  if (partner === NONE) return tell(say`${stack} has no partner this far up.`);
  const says = partner === size ? say`${stack} is its own partner.` : say`${stack} has ${partner} as its partner.`;
  return tell(says, { kind: 'outcome', position: `${size},${partner}`, misere, is: 'P' });
}

function topPhrase(size: number, isRed: boolean): Phrase {
  if (size === 0) return say`The stack of 0`;
  return isRed ? say`The stack of ${size}, red` : say`The stack of ${size}, green`;
}
