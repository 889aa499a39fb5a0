import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../shared/nimhall/src/cli/commands.ts';
import { connect } from '../../shared/nimhall/src/player/index.ts';
import { joinAs, serveAll } from '../support/harness.ts';
import { shellWithNimhall, transcriptsOf } from '../support/nimhall.ts';
import { programForTest } from '../support/programs.ts';
import { newProgram } from '../support/programs-of-owners.ts';

/** Engines in Python and C, and code that needs a server: run as by somebody who copied them into an empty folder. */

const PACKAGE = fileURLToPath(new URL('../../shared/nimhall/', import.meta.url));
const PAGE = readFileSync(join(PACKAGE, 'docs/engines.md'), 'utf8');
const hall = serveAll();
const shell = shellWithNimhall();

beforeAll(() => {
  for (const name of ['python', 'compiler'] as const) programForTest(name);
  for (const file of ['kayles.py', 'nim.c']) copyFileSync(join(PACKAGE, 'engines', file), join(shell.folder, file));
});

test.each(transcriptsOf(PAGE))('the page is right about $line', async ({ line, prints }) => {
  expect(await shell.run(line.replace('http://localhost:3000', hall.url))).toEqual({ out: prints, err: '', code: 0 });
});

test('an engine receives what the page documents', () => {
  const talk = /```talk\n(.*?)```/s.exec(PAGE)?.[1]?.trim().split('\n') ?? [];
  const said = talk.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const answers = execFileSync('python3', ['kayles.py'], { cwd: shell.folder, input: `${said.join('\n')}\n`, encoding: 'utf8' });
  expect(answers).toBe(talk.flatMap((line) => (line.startsWith('< ') ? [`${line.slice(2)}\n`] : [])).join(''));
});

const ONLINE = ['bot', 'watch', 'record'] as const;

test.each(ONLINE.flatMap((name) => COMMANDS[name]?.examples ?? []))('the help text is right: %s', async (example) => {
  execFileSync('cp', ['kayles.py', 'my-engine'], { cwd: shell.folder });
  execFileSync('chmod', ['+x', 'my-engine'], { cwd: shell.folder });
  const ann = await connect({ url: hall.url, name: 'Ann' });
  const start = example.includes(' bot ') ? '1' : '3';
  const second = example.includes(' bot ') ? ('open' as const) : { bot: 'random' as const };
  const room = await ann.create({ game: 'kayles', start, seats: { first: 'me', second } });
  const line = example.replace('https://nim.example', hall.url).replace('k3v9x2', room);
  const running = shell.run(line.includes(hall.url) ? line : `NIMHALL_URL=${hall.url} ${line}`);
  if (/ (bot|watch) .*k3v9x2/.test(example)) for await (const turn of ann.turns(room)) await turn.play('a1');
  ann.close();
  const { out, err, code } = await running;
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).not.toBe('');
});

test('an offered engine plays against two people at once, and resigns on Ctrl-C', async () => {
  const { token } = await newProgram(await joinAs(hall.url, 'Ada'), hall.url, 'Kayla');
  const offer = /nimhall bot .*--offer .*/.exec(PAGE)?.[0].replace('http://localhost:3000', hall.url);
  const child = shell.start(`exec env NIMHALL_TOKEN=${token} ${offer}`);
  const people = await Promise.all(['Ben', 'Cleo'].map((name) => joinAs(hall.url, name)));
  const found = async (person: (typeof people)[number]) => {
    const { programs } = await person.ok('programs', { on: true });
    return programs[0]?.id ?? (await person.waitFor('programs', ({ changed }) => changed.length > 0)).changed[0]?.id ?? '';
  };
  const rooms = await Promise.all(
    people.map(async (person) => {
      const { room } = await person.ok('room:create', { game: 'kayles', start: '5', seats: { first: 'open', second: 'me' } });
      await person.ok('seat:program', { room, id: 'seat', seat: 'first', program: await found(person) });
      // A first player who makes no mistake here has taken the middle pin.
      await person.waitFor('room', ({ events }) => events.some((event) => event.kind === 'moved' && event.position === '2,2'));
      return room;
    }),
  );
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  for (const [nth, person] of people.entries()) {
    await person.waitFor('room', ({ room, events }) => room === rooms[nth] && events.some((event) => event.kind === 'ended'));
    await person.waitFor('programs', ({ gone }) => gone.length === 1);
  }
  expect(await exited).toEqual([0, null]);
});
