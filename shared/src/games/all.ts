import type { Family } from '../game/contract.ts';
import { chomp } from './chomp.ts';
import { chromatic } from './chromatic.ts';
import { coinStrip } from './coin-strip.ts';
import { colourful } from './colourful.ts';
import { corner, NAMED_CORNER_GAMES } from './corner.ts';
import { cram } from './cram.ts';
import { euclid } from './euclid.ts';
import { fibonacci } from './fibonacci.ts';
import { hackenbush } from './hackenbush.ts';
import { moore } from './moore.ts';
import { nim } from './nim.ts';
import { nimble } from './nimble.ts';
import { NAMED_OCTAL_GAMES, octal } from './octal.ts';
import { princessAndRoses, slow } from './slow.ts';
import { sprouts } from './sprouts.ts';
import { stack } from './stack.ts';
import { staircase } from './staircase.ts';
import { subtraction, twentyOne } from './subtraction.ts';
import { treblecross } from './treblecross.ts';
import { turtles } from './turtles.ts';

/** The catalogue. A new game is one line here. */
export const GAMES: readonly Family[] = [
  nim,
  subtraction,
  twentyOne,
  moore,
  slow,
  princessAndRoses,
  fibonacci,
  euclid,
  staircase,
  colourful,
  chromatic,
  stack,
  corner,
  ...NAMED_CORNER_GAMES,
  octal,
  ...NAMED_OCTAL_GAMES,
  chomp,
  cram,
  nimble,
  turtles,
  coinStrip,
  hackenbush,
  sprouts,
  treblecross,
];
