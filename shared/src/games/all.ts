import type { Family } from '../game/contract.ts';
import { chromatic } from './chromatic.ts';
import { colourful } from './colourful.ts';
import { corner, NAMED_CORNER_GAMES } from './corner.ts';
import { hackenbush } from './hackenbush.ts';
import { moore } from './moore.ts';
import { nim } from './nim.ts';
import { NAMED_OCTAL_GAMES, octal } from './octal.ts';
import { princessAndRoses, slow } from './slow.ts';
import { stack } from './stack.ts';
import { subtraction, twentyOne } from './subtraction.ts';

/** The catalogue. A new game is one line here. */
export const GAMES: readonly Family[] = [
  nim,
  subtraction,
  twentyOne,
  moore,
  slow,
  princessAndRoses,
  colourful,
  chromatic,
  stack,
  corner,
  ...NAMED_CORNER_GAMES,
  hackenbush,
  octal,
  ...NAMED_OCTAL_GAMES,
];
