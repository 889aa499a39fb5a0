import type { Claim, Condition, Drawing, Explanation } from '@nimhall/shared/game/explanation';
import { COLOURS, type View } from '@nimhall/shared/game/view';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import * as v from 'valibot';
import { exactly, filling, flag, phrase, text, whole } from './parts.ts';

const numbers = v.array(whole);
const texts = v.array(text);

/** A position as boards draw it: see shared/src/game/view.ts. */
export const view = exactly<View>()(
  v.variant('kind', [
    v.object({
      kind: v.literal('heaps'),
      heaps: v.array(
        v.object({
          letter: text,
          size: whole,
          sections: v.array(v.object({ length: whole, colour: v.nullable(v.picklist(COLOURS.map(({ name }) => name))) })),
        }),
      ),
      ends: v.picklist(['top', 'both']),
      mostHeaps: whole,
      mostEach: v.exactOptional(whole),
      stairs: v.exactOptional(flag),
      called: v.exactOptional(v.picklist(['pile', 'stack'])),
    }),
    v.object({
      kind: v.literal('rows'),
      rows: v.array(v.object({ letter: text, size: whole })),
      splits: flag,
      threeRows: v.exactOptional(v.literal(true)),
      onlySplits: v.exactOptional(v.literal(true)),
    }),
    v.object({
      kind: v.literal('grid'),
      piece: v.picklist(['rook', 'queen', 'king', 'knight']),
      pieces: v.array(v.object({ letter: text, column: whole, row: whole })),
    }),
    v.object({ kind: v.literal('stages'), stacks: v.array(v.object({ letter: text, stages: v.array(numbers) })) }),
    v.object({
      kind: v.literal('squares'),
      rows: v.array(
        v.array(
          v.object({
            name: text,
            holds: v.picklist(['nothing', 'coin', 'heads', 'tails', 'cross', 'domino', 'chocolate', 'poison']),
            count: v.exactOptional(whole),
            home: v.exactOptional(flag),
          }),
        ),
      ),
      act: v.picklist(['carry', 'turn', 'cross', 'domino', 'bite']),
    }),
    v.object({
      kind: v.literal('graph'),
      vertices: v.array(v.object({ name: text, x: v.number(), y: v.number() })),
      edges: v.array(v.object({ from: text, to: text, part: text, feet: v.exactOptional(v.array(v.number())) })),
    }),
    v.object({ kind: v.literal('map'), spots: whole, regions: v.array(v.array(numbers)) }),
  ]),
);

const condition = exactly<Condition>()(
  v.variant('kind', [
    v.object({ kind: v.literal('nimber'), is: whole, fickle: v.exactOptional(whole) }),
    v.object({ kind: v.literal('columns'), of: whole, ones: whole }),
    v.object({ kind: v.literal('parities'), patterns: texts }),
    v.object({ kind: v.literal('sum'), leaves: v.picklist([0, 1]) }),
    v.object({ kind: v.literal('pairs'), pairs: v.array(v.tuple([whole, whole])) }),
  ]),
);

const winner = v.picklist(['N', 'P']);
const claim = exactly<Claim>()(
  v.variant('kind', [
    v.object({ kind: v.literal('nimber'), position: v.exactOptional(text), is: whole }),
    v.object({ kind: v.literal('nimbers'), are: numbers }),
    v.object({ kind: v.literal('fickle'), parts: numbers }),
    v.object({ kind: v.literal('outcome'), position: v.exactOptional(text), misere: flag, is: winner }),
    v.object({ kind: v.literal('lost'), when: condition, misere: flag }),
    v.object({ kind: v.literal('winning'), moves: texts, misere: flag }),
    v.object({ kind: v.literal('sequence') }),
  ]),
);

const named = { name: filling, number: v.number() };
const counted = { view, counts: whole };
const course = v.object({ start: view, moves: texts, inks: v.exactOptional(texts) });
const drawing = exactly<Drawing>()(
  v.variant('kind', [
    v.object({
      kind: v.literal('table'),
      title: phrase,
      titled: v.exactOptional(flag),
      head: v.exactOptional(v.array(filling)),
      rows: v.array(
        v.object({
          name: filling,
          cells: v.array(v.union([v.object({ value: filling, look: v.picklist(['key', 'soft', 'open']) }), filling])),
        }),
      ),
    }),
    v.object({
      kind: v.literal('columns'),
      title: phrase,
      rows: v.array(v.object({ ...named, key: v.exactOptional(flag) })),
      odd: numbers,
      totals: v.array(v.object({ name: filling, columns: numbers })),
    }),
    v.object({
      kind: v.literal('powers'),
      title: phrase,
      before: v.array(v.object(named)),
      after: v.nullable(v.array(v.object(named))),
    }),
    v.object({
      kind: v.literal('sequence'),
      title: phrase,
      values: numbers,
      period: v.nullable(v.object({ start: whole, length: whole, saltus: whole })),
      marks: numbers,
    }),
    v.object({
      kind: v.literal('chain'),
      title: phrase,
      links: v.array(v.object({ value: filling, says: filling, sign: text, look: v.exactOptional(v.picklist(['key', 'end', 'soft'])) })),
    }),
    v.object({ kind: v.literal('pictures'), title: phrase, pictures: v.array(v.object({ view, says: phrase })) }),
    v.object({ kind: v.literal('options'), title: phrase, from: v.object(counted), to: v.array(v.object(counted)) }),
    v.object({ kind: v.literal('tree'), title: phrase, levels: v.array(v.array(v.object({ ...counted, course, to: numbers }))) }),
  ]),
);

const simply = {
  sentences: v.array(v.object({ says: phrase, claims: v.exactOptional(v.array(claim)) })),
  drawings: v.array(drawing),
};
export const explanation = exactly<Explanation>()(
  v.object({ ...simply, lost: v.exactOptional(texts), simply: v.exactOptional(v.object(simply)) }),
);

export const analysis = exactly<Analysis>()(
  v.object({
    position: text,
    outcome: v.picklist(['N', 'P', 'unknown']),
    nimber: v.nullable(whole),
    nimberUnknown: v.exactOptional(v.literal(true)),
    winningMoves: texts,
    winningCount: v.number(),
    mayBeMore: v.exactOptional(v.literal(true)),
    memoryFull: v.exactOptional(v.literal(true)),
    winningWays: v.number(),
    ways: v.exactOptional(texts),
    parts: v.array(v.object({ position: text, nimber: v.nullable(whole), at: v.nullable(text) })),
    method: v.object({ tier: v.picklist(['theorem', 'table', 'search']), source: text, phrase: v.exactOptional(phrase) }),
    explanation,
  }),
);
