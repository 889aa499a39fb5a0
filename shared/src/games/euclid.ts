import { family, type Notation, type Ruleset } from '../game/contract.ts';
import { illegal, malformed } from '../game/fault.ts';
import { type HeapMove, type Heaps, heapMoveNotation, heapsKey, plainHeapsView, takeFrom } from '../game/heaps.ts';
import type { ParamForm } from '../game/params.ts';
import { readParts } from '../game/parts.ts';
import { randomItem } from '../game/random-item.ts';
import { readCount } from '../game/text.ts';
import { count, type Phrase, say } from '../phrase.ts';
import { ok } from '../result.ts';
import type { End } from './euclid/division.ts';
import { euclidTheory } from './euclid/theory.ts';

/** Heaps are exact up to here: the largest whole number a JavaScript number holds without gaps, 2^53 − 1. */
const MAX_HEAP = Number.MAX_SAFE_INTEGER;

const FORM = {
  mode: 'all',
  fields: [
    {
      kind: 'choice',
      name: 'until',
      label: 'The game ends',
      options: [
        { value: 'zero', label: 'when a heap is empty' },
        { value: 'equal', label: 'when both heaps are equal' },
      ],
      default: 'zero',
    },
  ],
} as const satisfies ParamForm;

const RULES: Readonly<Record<End, Phrase>> = {
  zero: say`Take the size of the smaller heap from the larger one, once or several times.`,
  equal: say`Take the size of the smaller heap from the larger one, once or more. Never take all.`,
};

/** `15,6`: two heaps, neither of them empty where the game ends before that. */
function pairNotation(end: End): Notation<Heaps> {
  return {
    parse(text) {
      const heaps = readParts(
        text,
        (heaps) => count(heaps, '{0} heap', '{0} heaps'),
        (token) => readCount(token, say`A heap`, end === 'zero' ? 0 : 1, MAX_HEAP),
        2,
      );
      return !heaps.ok || heaps.value.length === 2 ? heaps : malformed(say`This game has two heaps, such as 15,6.`, text.length);
    },
    format: (heaps) => heaps.join(','),
  };
}

function rules(end: End): Ruleset<Heaps, HeapMove> {
  /** How often the other heap can be taken from this one. */
  function timesFrom(heaps: Heaps, heap: number): number {
    const [from = 1, other = 0] = [heaps[heap], heaps[1 - heap]];
    const open = end === 'zero' ? from : from - 1;
    return other === 0 ? 0 : (open - (open % other)) / other;
  }
  return {
    rule: RULES[end],
    last: 'move',
    position: pairNotation(end),
    move: heapMoveNotation,
    *moves(heaps) {
      for (const heap of heaps.keys()) {
        const times = timesFrom(heaps, heap);
        for (let time = 1; time <= times; time++) yield { heap, take: time * (heaps[1 - heap] as number) };
      }
    },
    play(heaps, move) {
      const next = takeFrom(heaps, move);
      if (!next.ok) return next;
      const other = heaps[1 - move.heap] as number;
      if (other === 0) return illegal(say`The game is over: a heap is empty.`);
      if (move.take % other !== 0) return illegal(say`Take ${other} from the larger heap, once or several times.`);
      return end === 'equal' && next.value[move.heap] === 0 ? illegal(say`You may not take the whole heap. Leave something.`) : next;
    },
    sample(heaps, random) {
      const heap = randomItem(
        [0, 1].filter((each) => timesFrom(heaps, each) > 0),
        random,
      );
      return { heap, take: (1 + Math.floor(random() * timesFrom(heaps, heap))) * (heaps[1 - heap] as number) };
    },
    key: heapsKey,
    view: (heaps) => plainHeapsView(heaps),
    theory: euclidTheory(end),
  };
}

/** Euclid’s game: take a multiple of the smaller heap from the larger one. */
export const euclid = family({
  id: 'euclid',
  name: 'Euclid’s game',
  summary: 'Two heaps. Take the size of the smaller from the larger.',
  group: 'twist',
  params: FORM,
  presets: [
    { id: '15-6', name: '15 and 6', why: 'Take 6 or take 12? Only one of them wins.', start: '15,6', outcome: 'N' },
    { id: '21-13', name: '21 and 13', why: 'Two Fibonacci numbers. Until the end, every move is forced.', start: '21,13', outcome: 'P' },
    {
      id: '25-7-equal',
      name: '25 and 7, until both are equal',
      why: 'No heap ever disappears. Make both equal to win.',
      start: '25,7',
      params: { until: 'equal' },
      outcome: 'N',
    },
    {
      id: '12-4-misere',
      name: '12 and 4, last loses',
      why: 'How much should you leave for your opponent?',
      start: '12,4',
      misere: true,
      outcome: 'N',
    },
    { id: '19-11', name: '19 and 11', why: 'Two moves are forced, and then there is a choice.', start: '19,11', outcome: 'N' },
  ],
  ruleset: ({ until }) => ok(rules(until)),
});
