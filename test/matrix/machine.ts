import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandOptions } from '../support/command.ts';
import { fontSetup } from '../support/fonts.ts';
import { type Node, NPM, type Row } from './rows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A fresh clone, and how commands are run in it as on a machine of this kind. */
export interface Machine {
  /** The folder for logs and reports. */
  readonly folder: string;
  readonly options: Omit<CommandOptions, 'log'>;
  /** Closes the listeners on the ports that are in use. */
  close(): void;
}

/** Sets a machine up in this folder. */
export async function setUp(row: Row, folder: string): Promise<Machine> {
  const clone = join(folder, row.folder);
  const home = join(folder, 'home');
  const { env: fonts } = await fontSetup(row.fonts);
  const tools = await installNode(row.node, join(folder, 'node'));
  await mkdir(home);
  // Without hard links to the objects of the repository, which would change owner with the clone.
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  const user = row.ordinaryUser && isRoot() ? ordinaryUser() : null;
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const listeners = row.taken.map((port) => createServer().on('error', ignoreTaken).listen(port));
  return {
    folder,
    options: {
      cwd: clone,
      env: {
        ...ownEnvironment(),
        ...fonts,
        PATH: [tools, ...pathWithoutDependencies()].join(delimiter),
        TZ: row.timeZone,
        LANG: row.language,
        ...(user ? { HOME: home } : {}),
        ...(row.bare ? { CHROMIUM: '/missing', POSTGRES_BIN: '/missing', REDIS_SERVER: '/missing' } : {}),
      },
      ...user,
    },
    close: () => {
      for (const listener of listeners) listener.close();
    },
  };
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** A folder with this Node and its npm, installed as npm packages. */
async function installNode(node: Node, folder: string): Promise<string> {
  await mkdir(folder);
  const wishes = { dependencies: { node: `^${node}`, npm: NPM[node] }, allowScripts: { node: true } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(wishes));
  execFileSync('npm', ['install', '--no-fund', '--no-audit', '--silent'], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'node_modules/.bin');
}

/** Every Unix has this user, who owns nothing. */
function ordinaryUser(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Another program already uses the port, which is what is needed. */
function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EADDRINUSE') throw error;
}

/** Our own environment, without what npm sets for scripts and without the language. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|LC_|LANGUAGE$|NODE$|NODE_COMPILE_CACHE$|INIT_CWD$|TEST_SCALE$)/.test(name),
  );
  const { npm_config_registry: registry } = process.env;
  return { ...Object.fromEntries(ours), ...(registry ? { npm_config_registry: registry } : {}) };
}

/** npm puts the dependencies' programs first, Node 24 among them. */
function pathWithoutDependencies(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !/node_modules|node-gyp/.test(folder));
}
