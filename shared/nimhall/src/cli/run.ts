import { NimhallError } from '../refused.ts';
import { readArguments } from './arguments.ts';
import { DONE, REFUSED, USAGE, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { completionsOf } from './complete.ts';
import { helpFor, overview } from './help.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

const HELP = ['help', '--help', '-h'];

/** Runs a command line and reports its errors; resolves with the exit code. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await carryOut(argv, terminal);
  } catch (error) {
    // The reader of the output has closed it, as `head` does.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return DONE;
    if (error instanceof NimhallError) {
      terminal.warn(`nimhall: ${error.message}`);
      return REFUSED;
    }
    if (!(error instanceof UsageError)) throw error;
    const command = argv[0] !== undefined && Object.hasOwn(COMMANDS, argv[0]) ? ` ${argv[0]}` : '';
    terminal.warn(`nimhall: ${error.message}`, `Try: nimhall help${command}`);
    return USAGE;
  }
}

async function carryOut([name = 'help', ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === '--version') await terminal.print(version());
  else if (name === '--complete') await terminal.print(...completionsOf(args));
  else if (HELP.includes(name)) await terminal.print(...(args[0] === undefined ? overview() : helpFor(args[0])));
  else {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}".`);
    if (args.some((arg) => arg === '--help' || arg === '-h')) await terminal.print(...helpFor(name));
    else return await command.run(readArguments(command, args), terminal);
  }
  return DONE;
}
