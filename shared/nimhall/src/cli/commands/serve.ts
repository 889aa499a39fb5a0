import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { NimhallError } from '../../refused.ts';
import { type Command, DONE, REFUSED, UsageError } from '../command.ts';

/** Where the built server begins, in the repository. */
const SERVER = 'server/dist/main.js';
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export const serveCommand: Command = {
  form: '[FOLDER]',
  about: 'starts a hall of your own, from a clone of the repository',
  more: [
    'FOLDER is the clone, or a folder in it; without it, the current folder. Its pages are built first.',
    'Ctrl-C stops the hall; games go on after the next start. For all settings see server/docs/operations.md in the clone.',
  ],
  options: {
    port: { takes: 'NUMBER', about: 'where it listens (PORT, or 3000)' },
    data: { takes: 'FOLDER', about: 'where games are kept (DATA_DIR, or the folder data of the clone)' },
  },
  examples: ['nimhall serve', 'nimhall serve nimhall --port 8080 --data games'],
  async run(given) {
    const [folder = '.', tooMany] = given.operands;
    if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is one word too many.`);
    const port = given.number('port', -1, { max: 65_535 });
    const data = given.value('data');
    const root = cloneAt(folder);
    const bin = join(root, 'node_modules/.bin');
    if (!existsSync(bin)) throw new NimhallError({ code: 'unavailable', message: `Run npm ci in ${root} first.` });
    const env = {
      ...process.env,
      // With it comes the Node that the server needs.
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      ...(port === -1 ? {} : { PORT: String(port) }),
      ...(data === undefined ? {} : { DATA_DIR: resolve(data) }),
    };
    const built = await exitCode('npm', ['run', 'build', '--silent'], root, env);
    return built === DONE ? await exitCode('node', [SERVER], root, env) : REFUSED;
  },
};

/** The clone around a folder. */
function cloneAt(folder: string): string {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, 'server/package.json')) && readFileSync(join(at, 'package.json'), 'utf8').includes('"nimhall"')) return at;
    if (at === dirname(at)) break;
  }
  throw new NimhallError({
    code: 'not-found',
    message: `There’s no clone of nimhall’s repository in ${resolve(folder)}. Clone it, run npm ci in it, and try again there.`,
  });
}

/** Runs a command to its end; what would end us ends it first. */
async function exitCode(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
  const pass = (signal: NodeJS.Signals): void => {
    // Ctrl-C in a terminal has reached both.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [code] = await once(child, 'exit');
    return (code as number | null) ?? REFUSED;
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
