import { type Config, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { startServer } from './server.ts';
import { CannotOpen } from './store/cannot-open.ts';
import { openStore } from './store/open.ts';

const config = configOrExit();
const log = openLog(config.logLevel);

try {
  const server = await startServer(config, await openStore(config, log), log);
  // Passkeys are made for a name, never for a number.
  const host = ['0.0.0.0', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
  const address = config.publicUrl ?? `http://${host}:${server.port}`;
  // From here on nothing that goes wrong where nobody listens ends the process: what people did is durable, memory can be read again
  // from the log, and a packet of a stranger must not send everybody away. What goes wrong before ends it, as it should.
  process.on('uncaughtException', server.report).on('unhandledRejection', server.report);
  process.stdout.write(`nimhall is open at ${address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => fatal(error, 'could not stop in order'),
      );
    });
  }
} catch (error) {
  if (error instanceof CannotOpen) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  fatal(error, 'could not start');
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`Wrong settings:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

function fatal(error: unknown, message: string): never {
  log.fatal({ err: error }, message);
  process.exit(1);
}
