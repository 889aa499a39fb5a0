import type { Command } from './command.ts';
import { analyseCommand } from './commands/analyse.ts';
import { botCommand } from './commands/bot.ts';
import { completionCommand } from './commands/completion.ts';
import { gamesCommand } from './commands/games.ts';
import { matchCommand } from './commands/match.ts';
import { playCommand } from './commands/play.ts';
import { recordCommand } from './commands/record.ts';
import { sequenceCommand } from './commands/sequence.ts';
import { serveCommand } from './commands/serve.ts';
import { tableCommand } from './commands/table.ts';
import { watchCommand } from './commands/watch.ts';

/** Every command, in the order in which help lists them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  games: gamesCommand,
  analyse: analyseCommand,
  play: playCommand,
  sequence: sequenceCommand,
  table: tableCommand,
  match: matchCommand,
  bot: botCommand,
  watch: watchCommand,
  record: recordCommand,
  serve: serveCommand,
  completion: completionCommand,
};
