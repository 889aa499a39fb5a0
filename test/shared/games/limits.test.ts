import { seededRandom } from '@nimhall/shared/bot/random';
import { immediateResult, runTask, type Task } from '@nimhall/shared/bot/tasks';
import { meaningsOf } from '@nimhall/shared/catalogue/meaning';
import { openGame } from '@nimhall/shared/catalogue/registry';
import type { Budget } from '@nimhall/shared/game/budget';
import { isOver, type Ruleset } from '@nimhall/shared/game/contract';
import { randomItem } from '@nimhall/shared/game/random-item';
import type { Computation } from '@nimhall/shared/game/theory';
import { GAMES } from '@nimhall/shared/games/all';
import { loadLargeTexts } from '@nimhall/shared/games/sprouts/known';
import { LIGHT } from '@nimhall/shared/picture/palette';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { svgText } from '@nimhall/shared/picture/svg';
import { analyse } from '@nimhall/shared/solver/analyse';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Piece, tooCostly } from '../../support/cost.ts';
import { forgetAnswers, forgetGames, freshRules, positionOf } from '../../support/games.ts';
import { LARGEST, type Placed } from '../../support/largest.ts';
import { scaled, spread } from '../../support/scale.ts';

const FRAME = { palette: LIGHT, title: 'A position', width: 1200, height: 630, margin: 60, background: LIGHT.table };

/** A level that plays random moves, and those that weigh moves; a student does one or the other. */
const LEVELS = ['random', 'greedy', 'teacher'] as const;

/** The most positions to check among the largest of a game. */
const MAX_POSITIONS = 3;

/** Random positions beside the listed ones. */
const DRAWN = scaled(8, 60);
/** The most steps of a computation to check; also for the few long ones. */
const STEPS = 6;
const MANY_STEPS = scaled(80, 500);

test('every game names its largest positions', () => {
  expect(Object.keys(LARGEST).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

/** Everything that is done with a position while a client waits. */
function lookAt(piece: Piece, rules: Ruleset, text: string): void {
  const read = piece('parse', () => rules.position.parse(text));
  if (!read.ok) throw new Error(`${text.slice(0, 80)}: ${read.error.message}`);
  const position = read.value;
  piece('format', () => rules.position.format(position));
  piece('key', () => rules.key?.(position));
  piece('parts', () => rules.parts?.(position));
  piece('start', () => rules.start?.(position));
  piece('now', () => rules.now?.(position));
  piece('places', () => rules.places?.(position));
  const view = piece('view', () => rules.view(position));
  piece('picture', () => svgText(pictureOf(view, { start: view, moves: [] }), FRAME));
  const first = piece('first move', () => rules.moves(position)[Symbol.iterator]().next());
  if (piece('isOver', () => isOver(rules, position))) return;
  const sample = piece('sample', () => rules.sample?.(position, seededRandom(1)));
  for (const move of [first.value, sample ?? first.value]) {
    const text = piece('format move', () => rules.move.format(move));
    expect(piece('parse move', () => rules.move.parse(text))).toEqual({ ok: true, value: move });
    expect(piece('play', () => rules.play(position, move))).toMatchObject({ ok: true });
  }
}

/** Runs a limited number of steps of a computation; after that it is told that its time is up, and must end soon. */
function takeSteps(piece: Piece, name: string, begin: (budget: Budget) => Computation<unknown>, most: number): void {
  let taken = 0;
  const steps = begin({ states: 400_000, bytes: 200_000_000, expired: () => taken > most });
  while (!piece(name, () => steps.next()).done) {
    if (++taken > 20 * most + 2_000) throw new Error(`${name} does not end when its time is up.`);
  }
}

/** Every computation about a position: the immediate answer, each level of bots, and search alone. */
function thinkOf(piece: Piece, game: string, { params, position: text }: Placed, rules: Ruleset, most = STEPS): void {
  const position = positionOf(rules, text);
  const { theory: _, ...bare } = rules;
  const opened = openGame(game, params);
  if (opened.ok) piece('what it is', () => meaningsOf({ ...opened.value, rules }, position));
  for (const misere of [false, true]) {
    const convention = misere ? 'last loses' : 'last wins';
    const question = { game, params, misere, position: text };
    piece(`closed form, ${convention}`, () => rules.theory?.closed?.(position, misere));
    const tasks: Task[] = [{ kind: 'analyse', ...question }];
    if (!isOver(rules, position)) tasks.push(...LEVELS.map((level) => ({ kind: 'choose', level, ...question }) as const));
    for (const task of tasks) {
      const name = `${task.kind === 'choose' ? task.level : 'analysis'}, ${convention}`;
      piece(`${name}, at once`, () => immediateResult(task, seededRandom(1)));
      takeSteps(piece, name, (budget) => runTask(task, { random: seededRandom(3), budget }), most);
    }
    takeSteps(piece, `search alone, ${convention}`, (budget) => analyse(bare, position, { misere, budget }), most);
  }
}

const shown = ({ params = {}, position }: Placed) => `${JSON.stringify(params).slice(0, 60)} ${position.slice(0, 40)} (${position.length})`;

describe.each(Object.entries(LARGEST))('%s', (game, positions) => {
  test('nothing that a client waits for takes long or much memory, however large the position', () => {
    const found: string[] = [];
    for (const placed of spread(positions, MAX_POSITIONS)) {
      const rulesAnew = (piece: Piece) => {
        forgetGames();
        return piece('rules', () => freshRules(game, placed.params));
      };
      // One after the other: long computations let the engine discard compiled code, and the check would start cold
      // each time.
      const looking = tooCostly((piece) => lookAt(piece, rulesAnew(piece), placed.position));
      const thinking = tooCostly((piece) => thinkOf(piece, game, placed, rulesAnew(piece)));
      found.push(...[...looking, ...thinking].map((each) => `${shown(placed)} ${each}`));
    }
    expect(found).toEqual([]);
  });
});

test('the same holds for random positions', () => {
  const random = seededRandom(20_001);
  const below = (most: number) => Math.floor(random() * most);
  const number = () => randomItem([0, 1, 2, 3, below(10), below(100), below(1_000), below(1e6), 10 ** below(16), 2 ** below(53)], random);
  const found: string[] = [];
  let looked = 0;
  while (looked < DRAWN) {
    const [game, positions] = randomItem(Object.entries(LARGEST), random);
    const { params, position: text } = randomItem(positions, random);
    const parts = text.split(',').slice(0, 1 + below(26));
    const position = parts
      .map((part) =>
        part
          .slice(0, 60)
          .replace(/[.|]$/, '')
          .replace(/\d+/g, () => `${number()}`),
      )
      .join(',');
    const rules = freshRules(game, params);
    if (!rules.position.parse(position).ok) continue;
    looked++;
    const placed = params ? { params, position } : { position };
    const run = (piece: Piece) => {
      forgetGames();
      lookAt(piece, rules, position);
      thinkOf(piece, game, placed, rules, 5);
    };
    found.push(...tooCostly(run).map((each) => `${game} ${shown(placed)} ${each}`));
  }
  expect(found).toEqual([]);
});

test.each([
  ['grundys-game', '1000000', true],
  ['grundys-game', '30,29,28,27,26,25', true],
  ['officers', '30,29,28,27,26,25', true],
  ['stack', '9|9007199254740991.9,9|9007199254740991.9', false],
  ['moore', '9,10,11,12,13,14,15,16', false],
  ['sprouts', '17', false],
  ['sprouts', '13', true],
  // Ten spots after four lines, with lands too large for their nimbers.
  ['sprouts', 'ak,hm;akl,c,e;alnfnlk,b,d;g,hm,i,j', false],
])('%s %s, analysed until the memory or the time is used up', (game, position, misere) => {
  expect(tooCostly(analysing(game, position, misere))).toEqual([]);
});

describe('with the books of Sprouts', () => {
  beforeAll(loadLargeTexts);

  test.each([
    ['17', false],
    ['13', true],
  ])('%s, analysed until the memory or the time is used up', (position, misere) => {
    expect(tooCostly(analysing('sprouts', position, misere))).toEqual([]);
  });
});

/** Each time from nothing, so that the same steps are compared. */
function analysing(game: string, position: string, misere: boolean): (piece: Piece) => void {
  const task: Task = { kind: 'analyse', game, params: undefined, misere, position };
  return (piece) => {
    forgetAnswers();
    takeSteps(piece, 'step', (budget) => runTask(task, { random: seededRandom(3), budget }), MANY_STEPS);
  };
}
