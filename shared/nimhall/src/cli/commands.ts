import type { Command } from './command.ts';
import { analyseCommand } from './commands/analyse.ts';
import { completionCommand } from './commands/completion.ts';
import { gamesCommand } from './commands/games.ts';
import { playCommand } from './commands/play.ts';
import { sequenceCommand } from './commands/sequence.ts';
import { tableCommand } from './commands/table.ts';

/** Every command, in the order in which help lists them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  games: gamesCommand,
  analyse: analyseCommand,
  play: playCommand,
  sequence: sequenceCommand,
  table: tableCommand,
  completion: completionCommand,
};
