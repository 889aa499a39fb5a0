import { family, type Ruleset } from '../game/contract.ts';
import { illegal, overLimit } from '../game/fault.ts';
import { heapsKey, singleHeaps } from '../game/heaps.ts';
import { letterOf } from '../game/letters.ts';
import { named } from '../game/named.ts';
import type { ParamForm } from '../game/params.ts';
import { count, type Phrase, say } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Code, mayLeave, mostRows, readCode, THREE_ROWS } from './octal/code.ts';
import { clearsRows, movesOf, sampleMove } from './octal/moves.ts';
import { broken, MAX_ROWS, type RowMove, type Rows, rowMoveNotation, rowsNotation, sizesLeft } from './octal/rows.ts';
import { codeTheory } from './octal/theory.ts';
import { ruleOf } from './octal/words.ts';

const FORM = {
  mode: 'all',
  fields: [
    {
      kind: 'text',
      name: 'code',
      label: 'Code',
      hint: '0.77 is Kayles. The digit for taking 1, 2, 3 … adds up what may be left: 1 nothing, 2 one row, 4 two rows, 8 three rows.',
      longest: 80,
      default: '0.77',
    },
  ],
} as const satisfies ParamForm;

function rules(code: Code): Ruleset<Rows, RowMove> {
  return {
    ...ruleOf(code),
    params: { code: code.text },
    last: clearsRows(code) ? 'pin' : 'move',
    position: rowsNotation(code),
    start(rows) {
      const most = rows.reduce((sum, length) => sum + mostRows(code, length), 0);
      return most <= MAX_ROWS
        ? ok(rows)
        : overLimit(say`These rows could split into ${most}, and a game has room for ${MAX_ROWS}. Start with fewer or shorter rows.`);
    },
    move: rowMoveNotation,
    moves: (rows) => movesOf(code, rows),
    play(rows, move) {
      const next = broken(rows, move);
      if (!next.ok) return next;
      const left = sizesLeft(rows[move.row] as number, move);
      // A cut beside a gap or at an end cuts nothing.
      const isCut = move.cut === undefined || !left.includes(0);
      return isCut && mayLeave(code, move.take, left[0], left[1], left[2]) ? next : illegal(notAllowed(code, move, left));
    },
    sample: (rows, random) => sampleMove(code, rows, random),
    parts: singleHeaps,
    key: heapsKey,
    classOf: (rows, move) =>
      `${move.row} ${move.take} ${sizesLeft(rows[move.row] ?? 0, move)
        .toSorted((a, b) => a - b)
        .join()}`,
    view: (rows) => ({
      kind: 'rows',
      splits: code.digit(0) !== 0,
      ...(code.threeRows ? { threeRows: true } : {}),
      ...(code.longest === 0 ? { onlySplits: true } : {}),
      rows: rows.map((size, index) => ({ letter: letterOf(index), size })),
    }),
    theory: codeTheory(code),
  };
}

/** Why a row cannot be played like that, in plain words. */
function notAllowed(code: Code, { take, cut }: RowMove, left: readonly number[]): Phrase {
  const inThree = (code.digit(take) & THREE_ROWS) !== 0;
  if (cut !== undefined && !inThree) return say`You may not leave three rows here. Leave out the cut.`;
  if (cut !== undefined) return say`With a cut, three rows must be left. Cut somewhere else.`;
  const pieces = left.filter((size) => size > 0).length;
  if (inThree && pieces === 2) return say`Three rows must be left. Cut the row once more.`;
  if (take === 0) {
    if (code.digit(0) === 0) return say`Take at least one pin.`;
    return pieces === 2
      ? say`The two parts must differ in size. Split somewhere else.`
      : say`That changes nothing. Split the row between two pins.`;
  }
  if (code.longest === 0) return say`No pins are taken in this game. Split a row between two pins.`;
  if (code.digit(take) === 0)
    return count(take, 'You may not take one pin here. Choose another number.', 'You may not take {0} pins here. Choose another number.');
  if (pieces === 0)
    return count(take, 'You may not take the only pin of a row.', 'You may not take a whole row of {0} pins. Leave something of it.');
  return pieces === 1
    ? count(
        take,
        'One pin may not come from the end of a row. Choose one further in.',
        '{0} pins may not come from the end of a row. Choose some further in.',
      )
    : count(
        take,
        'One pin must come from an end, so that the row does not split.',
        '{0} pins must come from an end, so that the row does not split.',
      );
}

/** All octal games: `gameOf(octal, { code: '0.77' })` is Kayles. */
export const octal = family({
  id: 'octal',
  name: 'Taking and breaking',
  summary: 'Take pins from a row or split it. You choose the exact rules.',
  group: 'curious',
  params: FORM,
  presets: [
    {
      id: '0-156',
      name: 'Code 0.156, 9 and 11 pins',
      why: 'An invented game. Each number taken has its own rule.',
      start: '9,11',
      params: { code: '0.156' },
      outcome: 'P',
    },
    {
      id: '4-7',
      name: 'Code 4.7, 12 pins',
      why: 'Split a row or take one pin. Odd or even is all that matters.',
      start: '12',
      params: { code: '4.7' },
      outcome: 'N',
    },
    {
      id: '0-36',
      name: 'Code 0.36, 15, 8 and 4 pins',
      why: 'No one knows whether this game has a pattern.',
      start: '15,8,4',
      params: { code: '0.36' },
      outcome: 'N',
    },
    {
      id: '0-3f',
      name: 'Code 0.3F, 12 pins',
      why: 'Take two pins and you may leave three rows.',
      start: '12',
      params: { code: '0.3F' },
      outcome: 'N',
    },
  ],
  ruleset({ code }) {
    const read = readCode(code);
    return read.ok ? ok(rules(read.value)) : read;
  },
});

export const NAMED_OCTAL_GAMES = [
  named(octal, {
    id: 'kayles',
    name: 'Kayles',
    summary: 'Knock down one pin or two neighbors in a row.',
    rule: say`Knock down one pin, or two that stand side by side.`,
    group: 'start',
    params: { code: '0.77' },
    presets: [
      { id: '12', name: '12 pins', why: 'Leave two equal halves, then copy every move.', start: '12', outcome: 'N' },
      { id: '5-7-9', name: '5 – 7 – 9', why: 'Three rows. Longer isn’t always better.', start: '5,7,9', outcome: 'N' },
      {
        id: '12-misere',
        name: '12 pins, last loses',
        why: 'The last pin loses, so copying fails at the end.',
        start: '12',
        misere: true,
        outcome: 'P',
      },
    ],
  }),
  named(octal, {
    id: 'dawsons-kayles',
    name: 'Dawson’s Kayles',
    summary: 'Knock down two neighboring pins in a row.',
    rule: say`Knock down two pins that stand side by side.`,
    group: 'curious',
    params: { code: '0.07' },
    presets: [
      { id: '13', name: '13 pins', why: 'One long row. Where should you strike first?', start: '13', outcome: 'N' },
      {
        id: '7-10-misere',
        name: '7 – 10, last loses',
        why: 'The last move loses, and no simple formula is known.',
        start: '7,10',
        misere: true,
        outcome: 'P',
      },
    ],
  }),
  named(octal, {
    id: 'dawsons-chess',
    name: 'Dawson’s Chess',
    summary: 'Take a pin and whatever stands next to it.',
    rule: say`Take one pin, and with it the pins right beside it.`,
    group: 'curious',
    params: { code: '0.137' },
    presets: [
      { id: '12', name: '12 files', why: 'Invented with chess pawns that must capture.', start: '12', outcome: 'N' },
      {
        id: '9-misere',
        name: '9 files, last loses',
        why: 'The last move loses, just as Dawson first asked it.',
        start: '9',
        misere: true,
        outcome: 'N',
      },
    ],
  }),
  named(octal, {
    id: 'laskers-nim',
    name: 'Lasker’s Nim',
    summary: 'Take any number from one row, or split a row in two.',
    rule: say`Take pins from an end of a row, or break a row in two without taking any.`,
    group: 'twist',
    params: { code: '4.(3)' },
    presets: [
      { id: '2-3-7', name: '2 – 3 – 7', why: 'Lost in Nim-like thinking, won by a split.', start: '2,3,7', outcome: 'N' },
      { id: '3-4', name: '3 and 4', why: 'Almost equal rows. Split or take?', start: '3,4', outcome: 'N' },
    ],
  }),
  named(octal, {
    id: 'grundys-game',
    name: 'Grundy’s Game',
    summary: 'Take nothing. Just split rows, but never in half.',
    rule: say`Break a row into two rows of different sizes. Nothing is taken.`,
    group: 'twist',
    params: { code: 'grundy' },
    presets: [
      { id: '8', name: '8', why: 'One row, nothing is taken, and still someone runs out of moves.', start: '8', outcome: 'N' },
      { id: '18', name: '18', why: 'Long enough to get lost in.', start: '18', outcome: 'N' },
      {
        id: '13-misere',
        name: '13, last loses',
        why: 'The last move loses. Now the game turns wild.',
        start: '13',
        misere: true,
        outcome: 'N',
      },
    ],
  }),
  named(octal, {
    id: 'officers',
    name: 'Officers',
    summary: 'Take one pin from a row, but never the last one of it.',
    rule: say`Take one pin from a row, but never the only one.`,
    group: 'curious',
    params: { code: '0.6' },
    presets: [
      { id: '13', name: '13', why: 'Every pin left alone is out of the game.', start: '13', outcome: 'N' },
      { id: '12-9', name: '12 and 9', why: 'Two companies on the march.', start: '12,9', outcome: 'N' },
    ],
  }),
  named(octal, {
    id: 'james-bond',
    name: 'James Bond',
    summary: 'Take three neighboring pins from a row.',
    rule: say`Take three pins that stand side by side.`,
    group: 'curious',
    params: { code: '0.007' },
    presets: [
      { id: '11', name: '11', why: 'Three at a time from eleven. Where do you begin?', start: '11', outcome: 'N' },
      { id: '9-10-8', name: '9 – 10 – 8', why: 'No one has found a pattern.', start: '9,10,8', outcome: 'P' },
    ],
  }),
];
