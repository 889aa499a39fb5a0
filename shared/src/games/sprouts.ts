import { family, type Preset, type Ruleset } from '../game/contract.ts';
import { NO_PARAMS } from '../game/params.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { draw, joinOf, lineOf } from './sprouts/draw.ts';
import { type Line, lineNotation } from './sprouts/line.ts';
import { type SproutsMap, spotsAlone } from './sprouts/map.ts';
import { landsKey } from './sprouts/map-lands.ts';
import { mapNotation } from './sprouts/map-notation.ts';
import { partsOf, placesOf } from './sprouts/map-parts.ts';
import { classOf } from './sprouts/move-classes.ts';
import { isFinished, linesOf, sampleLine } from './sprouts/moves.ts';
import { sproutsTheory } from './sprouts/theory.ts';

const rules: Ruleset<SproutsMap, Line> = {
  rule: say`Join two spots and add one on the line. Lines never cross. Three lines per spot.`,
  exactly: say`Draw a line from one spot to another, or back to the same one, and put a new spot on it. The line must not touch other lines or spots. At most three ends of lines may meet at a spot. A line back to its own spot has two ends there, and a new spot starts with two.`,
  last: 'move',
  ink: true,
  position: mapNotation,
  move: lineNotation,
  moves: linesOf,
  play(map, line) {
    const drawn = draw(map, line);
    return drawn.ok ? ok(drawn.value.map) : drawn;
  },
  canonical(map, line) {
    const join = joinOf(map, line);
    return join.ok ? lineOf(map, join.value) : line;
  },
  isOver: isFinished,
  sample: sampleLine,
  parts: partsOf,
  places: placesOf,
  classOf,
  key: landsKey,
  theory: sproutsTheory,
  view: ({ spots, regions }) => ({ kind: 'map', spots, regions }),
};

/** A preset with this many spots. */
function spots(count: number, name: string, why: string, outcome: Preset['outcome'], misere = false): Preset {
  const id = misere ? `${count}-spots-misere` : `${count}-spots`;
  return { id, name, why, start: mapNotation.format(spotsAlone(count)), outcome, ...(misere ? { misere } : {}) };
}

/** Sprouts: join spots by lines that never cross. */
export const sprouts = family({
  id: 'sprouts',
  name: 'Sprouts',
  summary: 'Join spots by lines that never cross. Every line adds a spot.',
  story:
    'John Conway and Michael Paterson thought it up over tea in Cambridge in 1967, and soon the whole department was drawing. A computer worked out 11 spots for David Applegate, Guy Jacobson and Daniel Sleator in 1990, and 44 for Julien Lemoine and Simon Viennot twenty years later. All that is known fits a guess that no one has proved: the first player wins if dividing the number of spots by 6 leaves 3, 4 or 5. A relative is a joke: in Brussels Sprouts the arms of crosses are joined, and every line gets a bar across it. From 2 crosses always 8 lines come, from 3 always 13, whatever anybody does.',
  limits:
    'You can start with up to 22 spots. Who wins from the start is known for all of them if the last line wins, and for up to 16 if it loses. In the middle of games with 7 spots or more, there may not be enough time to find everything.',
  trees: [
    { name: '1 spot', start: '1' },
    { name: '2 spots', start: '2' },
  ],
  group: 'start',
  params: NO_PARAMS,
  presets: [
    spots(3, '3 spots', 'A small game that can surprise you. It lasts six, seven or eight moves.', 'N'),
    spots(2, '2 spots', 'Four moves or five. Can you make it the number you need?', 'P'),
    spots(4, '4 spots', 'One more spot, and it is hard to see to the end.', 'N'),
    spots(5, '5 spots', 'Fence some spots in. How many moves are left in there?', 'N'),
    spots(6, '6 spots', 'Someone once worked out the winner by hand, on fifty pages.', 'P'),
    spots(7, '7 spots', 'The largest game anyone has worked out by hand.', 'P'),
    spots(8, '8 spots', 'Up to 23 moves. Plan small areas and leave the rest open.', 'P'),
    spots(2, '2 spots, last loses', 'Avoid drawing the last line.', 'P', true),
    spots(3, '3 spots, last loses', 'The last line loses. Does it help to begin?', 'P', true),
    spots(5, '5 spots, last loses', 'The last line loses. Here the first player can win anyway.', 'N', true),
    spots(6, '6 spots, last loses', 'The last line loses. The first player can win. With which line?', 'N', true),
  ],
  ruleset: () => ok(rules),
});
