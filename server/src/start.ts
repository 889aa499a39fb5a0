import { welcome } from './addresses.ts';
import { whyNot } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { startServer } from './server.ts';
import { openStore } from './store/open.ts';

const isTerminal = process.stdout.isTTY;
const config = configOrExit();
const log = openLog(config.logLevel, isTerminal ? (await import('./log-terminal.ts')).terminalLog() : undefined);

try {
  const server = await startServer(config, await openStore(config, log), log);
  // From here on nothing that goes wrong where nobody listens ends the process: what people did is durable, memory can be read again
  // from the log, and a packet of a stranger must not send everybody away. What goes wrong before ends it, as it should.
  process.on('uncaughtException', server.report).on('unhandledRejection', server.report);
  process.stdout.write(welcome(config, server.port, isTerminal));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (isTerminal) process.stdout.write('\nStopping. Every game is saved and goes on after the next start.\n');
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => fatal(error, 'could not stop in order'),
      );
    });
  }
} catch (error) {
  const why = whyNot(error, config);
  if (why === null) fatal(error, 'could not start');
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env, isTerminal);
  } catch (error) {
    process.stderr.write(`Wrong settings:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

function fatal(error: unknown, message: string): never {
  log.fatal({ err: error }, message);
  process.exit(1);
}
