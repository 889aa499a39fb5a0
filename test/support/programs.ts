import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installByApt } from './apt.ts';

/** A program that some tests need and that is not among the dependencies. */
interface Program {
  /** The name that people know. */
  readonly name: string;
  /** Its Debian package. */
  readonly package: string;
  /** The environment variable with its path; when set, nothing else is searched. */
  readonly variable?: string;
  /** Possible paths: files, or folders that contain this file. */
  readonly places: () => readonly string[];
  readonly file?: string;
}

const PYTHON_MODULES = '/usr/lib/python3/dist-packages';

const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    package: 'chromium',
    variable: 'CHROMIUM',
    places: () => [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      chromium.executablePath(),
    ],
  },
  postgres: {
    name: 'Postgres',
    package: 'postgresql',
    variable: 'POSTGRES_BIN',
    places: () => {
      const debian = '/usr/lib/postgresql';
      const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
      return [...versions.map((version) => `${debian}/${version}/bin`), '/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'];
    },
    file: 'initdb',
  },
  redis: {
    name: 'Redis 7 or newer',
    package: 'redis-server',
    variable: 'REDIS_SERVER',
    places: () => ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  },
  /** The same engine without windows. A page takes half the processor time there, but has no notifications and is always in front. */
  shell: {
    name: 'Chromium without windows',
    package: 'chromium-headless-shell',
    variable: 'CHROMIUM',
    places: () => ['/usr/bin/chromium-headless-shell'],
  },
  python: { name: 'Python 3', package: 'python3', places: () => onPath('python3') },
  /** Modules of Debian's own Python, which is /usr/bin/python3. */
  'python-socketio': { name: 'Socket.IO for Python', package: 'python3-socketio', places: () => [`${PYTHON_MODULES}/socketio`] },
  'python-websocket': { name: 'WebSocket for Python', package: 'python3-websocket', places: () => [`${PYTHON_MODULES}/websocket`] },
  curl: { name: 'curl', package: 'curl', places: () => onPath('curl') },
  compiler: { name: 'a C compiler', package: 'build-essential', places: () => onPath('cc') },
  nginx: { name: 'nginx', package: 'nginx', places: () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'] },
} as const satisfies Record<string, Program>;

type ProgramName = keyof typeof PROGRAMS;

/** Programs without which tests fail. */
const NEEDED = ['chromium', 'postgres', 'redis'] as const satisfies readonly ProgramName[];

/** The path of a program: from its variable, where it is installed, or where apt installs it (as root on Debian). */
export function findProgram(name: ProgramName): string | undefined {
  const { package: from, variable, places, file = '' }: Program = PROGRAMS[name];
  const isThere = (place: string) => existsSync(join(place, file));
  const named = variable && process.env[variable];
  if (named) return isThere(named) ? named : undefined;
  const found = places().find(isThere);
  if (found || sought.has(from)) return found;
  sought.add(from);
  installByApt(from);
  return places().find(isThere);
}

/** The path of a program that a single test needs. If it is missing, throws with what to install. */
export function programForTest(name: ProgramName): string {
  const found = findProgram(name);
  if (found) return found;
  throw new Error(`This test needs ${PROGRAMS[name].name}. On Debian: apt-get install ${PROGRAMS[name].package}.`);
}

/** Every folder in the shell's search path. */
function onPath(file: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, file));
}

/** The packages that were requested from apt. */
const sought = new Set<string>();

/** The path of a program. If it is missing, throws one sentence with everything that the tests miss, and what to do. */
export function needProgram(name: (typeof NEEDED)[number]): string {
  const found = findProgram(name);
  if (found) return found;
  const missing = NEEDED.filter((each) => !findProgram(each)).map((each) => PROGRAMS[each]);
  const list = new Intl.ListFormat('en');
  throw new Error(
    `The tests need ${list.format(missing.map((each) => each.name))}: install what is missing ` +
      `(Debian: apt-get install ${missing.map((each) => each.package).join(' ')}), say where it is by ` +
      `${list.format(missing.map(({ variable }) => variable))}, or run "npm run test:quick", which does without.`,
  );
}

/** Before a project of tests: ends the run with that sentence alone when a program is missing. */
export function requirePrograms(...names: readonly (typeof NEEDED)[number][]): void {
  try {
    names.forEach(needProgram);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
