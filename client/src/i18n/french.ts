import * as everywhere from './fr/everywhere.ts';
import { frameMarkup } from './fr/frame.ts';
import { lobbyMarkup } from './fr/lobby.ts';
import { roomMarkup } from './fr/room.ts';
import { spaced } from './fr/spelling.ts';
import type { Texts } from './phrases.ts';

/** Texts of any page. */
export const dictionary: Texts = {
  texts: Object.values(everywhere),
  markup: [frameMarkup, lobbyMarkup, roomMarkup],
  finish: spaced,
};
