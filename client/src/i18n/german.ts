import * as everywhere from './de/everywhere.ts';
import { frameMarkup } from './de/frame.ts';
import { lobbyMarkup } from './de/lobby.ts';
import { roomMarkup } from './de/room.ts';
import type { Texts } from './phrases.ts';

/** Texts of any page. */
export const dictionary: Texts = {
  texts: Object.values(everywhere),
  markup: [frameMarkup, lobbyMarkup, roomMarkup],
};
