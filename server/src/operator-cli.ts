import { userInfo } from 'node:os';
import type { Refusal } from '@nimhall/shared/refusal';
import { type Config, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { type Answer, type CommandDeps, readCommand, usage } from './moderation/commands.ts';
import { ModerationService } from './moderation/moderation-service.ts';
import { CannotOpen } from './store/cannot-open.ts';
import { openForCli } from './store/open.ts';

/**
 * `npm run hall -- …`: the operator's command line. Exits with 0 when the command was done, 1 when it was refused, 2 when it could not be
 * understood.
 */
const command = readCommand(process.argv.slice(2));
if (!command.ok) end(command.error, 2);
else if (command.value === 'help') print(usage());
else await carryOut(command.value);

async function carryOut(run: (office: CommandDeps) => Promise<Answer>): Promise<void> {
  const config = configOrNull();
  if (!config) return;
  try {
    const answer = await atDesk(run, config);
    if (answer.ok) print(answer.value);
    else end(answer.error, 1);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    end({ code: 'unavailable', message: error.message }, 1);
  }
}

/** Whatever the result, nodes are told to look for what was done. */
async function atDesk(run: (office: CommandDeps) => Promise<Answer>, config: Config): Promise<Answer> {
  const log = openLog(process.env.LOG_LEVEL ? config.logLevel : 'error');
  const store = await openForCli(config, log);
  const now = Date.now;
  try {
    return await run({ desk: new ModerationService({ store, now, by: whoAmI(), log }), store, now, log });
  } finally {
    await store.close();
    if (config.redisUrl !== null) await (await import('./cluster/wake-nodes.ts')).wakeNodes(config.redisUrl, log);
  }
}

function configOrNull(): Config | null {
  try {
    return readConfig(process.env);
  } catch (error) {
    end({ code: 'bad-request', message: `Wrong settings:\n${error instanceof Error ? error.message : error}` }, 2);
    return null;
  }
}

/** The login name on this machine; in a container there may be none. */
function whoAmI(): string {
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function end({ code, message }: Refusal, exitCode: number): void {
  process.stderr.write(`${code}: ${message}\n`);
  process.exitCode = exitCode;
}
