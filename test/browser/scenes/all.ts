import { CLASSES } from './classes.ts';
import { CONTESTS } from './contests.ts';
import { GAMES } from './games.ts';
import { LAB } from './lab.ts';
import { LEARN } from './learn.ts';
import { LOBBY } from './lobby.ts';
import { ME } from './me.ts';
import { ROOM } from './room.ts';
import { type Scene, visit } from './scene.ts';
import { TOURNAMENTS } from './tournaments.ts';

/** Every page, in the states that people see. */
export const SCENES: readonly Scene[] = [
  ...LOBBY,
  ...ROOM,
  ...GAMES,
  ...LEARN,
  ...CONTESTS,
  ...CLASSES,
  ...TOURNAMENTS,
  ...LAB,
  ...ME,
  { name: 'the settings', open: (page, hall) => visit(page, hall, '/settings') },
  { name: 'an address that is none', open: (page, hall) => visit(page, hall, '/nothing/here') },
];
