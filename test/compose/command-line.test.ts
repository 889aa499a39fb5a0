import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARAMS } from '../../shared/nimhall/src/cli/arguments.ts';
import { COMMANDS } from '../../shared/nimhall/src/cli/commands.ts';
import { games } from '../../shared/nimhall/src/index.ts';
import { nimhall, shellWithNimhall, transcriptsOf } from '../support/nimhall.ts';

const shell = shellWithNimhall();

const PAGE = readFileSync(new URL('../../shared/nimhall/docs/command-line.md', import.meta.url), 'utf8');

test.each(transcriptsOf(PAGE))('the page is right about $line', async ({ line, prints }) => {
  expect(await runLine(line)).toEqual({ out: prints, err: '', code: 0 });
});

/** Those that need a hall are in cluster/engines, and a clone is made below. */
const EXAMPLES = Object.entries(COMMANDS)
  .filter(([name, { options }]) => !options.url && name !== 'serve')
  .flatMap(([name, { examples }]) => examples.map((example) => ({ name, example })));

test.each(EXAMPLES)('help on $name is right: $example', async ({ example }) => {
  const { out, err, code } = await runLine(example);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).not.toBe('');
});

test('help names every command, and every option of each', async () => {
  const { out } = await nimhall([]);
  for (const name of Object.keys(COMMANDS)) {
    expect(out).toContain(`\n  ${name} `);
    const page = await nimhall([name, '--help']);
    for (const option of Object.keys(COMMANDS[name]?.options ?? {})) expect(page.out, `${name} --${option}`).toContain(`--${option}`);
  }
});

test('no option means one thing in a command and another in a game', () => {
  for (const [name, { options, params }] of Object.entries(COMMANDS))
    if (params)
      expect(
        [...PARAMS.keys()].filter((param) => Object.hasOwn(options, param)),
        name,
      ).toEqual([]);
  const kinds = new Map<string, string>();
  for (const { params } of games)
    for (const { name, kind } of params.fields) {
      expect(kind === 'flag', `--${name} is a switch everywhere or nowhere`).toBe((kinds.get(name) ?? kind) === 'flag');
      kinds.set(name, kind);
    }
});

test.each([
  ['nimhall chop', 2, 'There is no command "chop".'],
  ['nimhall help chop', 2, 'There is no command "chop".'],
  ['nimhall analyse', 2, 'Which game?'],
  ['nimhall analyse chess 3', 1, 'There is no game called "chess".'],
  ['nimhall analyse nim 3 --misre', 2, 'There is no option --misre here. Did you mean --misere?'],
  ['nimhall analyse kayles 3 --take 1', 2, 'The game kayles has no --take.'],
  ['nimhall analyse subtraction 3 --take 1,x', 1, '“Take only” must be a whole number.'],
  ['nimhall analyse nim 3 --states none', 2, '--states takes a whole number'],
  ['nimhall analyse nim 3,x', 1, '  3,x\n    ^'],
  ['nimhall sequence nim --to 99999999', 2, '--to takes a whole number from 0 to 1000000.'],
  ['nimhall sequence kayles 1', 2, 'The game kayles has no options of its own'],
  ['nimhall sequence nim --line diagonal', 2, 'The game nim has the lines heap.'],
  ['nimhall play nim 3 --bot fox', 2, 'There is no bot "fox" here.'],
  ['nimhall play nim 3 4', 2, '"4" is one word too many.'],
  ['nimhall match kayles --engine bot:jay --engine bot:finch --pool none.txt', 2, '"none.txt" cannot be read: ENOENT'],
  ['nimhall serve here there', 2, '"there" is one word too many.'],
  ['nimhall completion csh', 2, 'There is completion for bash, zsh, fish.'],
])('%s ends with %i', async (line, code, says) => {
  const ran = await typed(line);
  expect({ out: ran.out, code: ran.code }).toEqual({ out: '', code });
  expect(ran.err).toContain(says);
});

test('a line that makes no sense is told, and the others are answered', async () => {
  const { out, err, code } = await typed('nimhall analyse nim --json', '1,2\nfour\n\n 7 \n');
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).nimber),
  ).toEqual([3, 7]);
  expect(err).toContain('"four" is no position here.');
  expect(code).toBe(1);
});

test.each([
  ['grundys-game 60,59,58 --misere --states 50', 'Not settled within the limit. Try a larger --states.'],
  ['cram ...../...../..... --states 400', 'Nimber: not found within the limit. Try a larger --states.'],
])('analyse %s says what it has not found', async (words, says) => {
  const { out, code } = await typed(`nimhall analyse ${words}`);
  expect(code).toBe(0);
  expect(out.split('\n')).toContain(says);
});

test('a reader may stop early', async () => {
  expect(await shell.run('nimhall sequence nim --to 1000000 --bfile | head -1')).toEqual({ out: '0 0\n', err: '', code: 0 });
});

/** A position that takes far longer than anybody waits. */
const LONG = '#....../......./......./......./.......';

test.each([
  ['waits for more', ''],
  ['works', `${LONG}\n`],
])('Ctrl-C ends what %s', async (_, then) => {
  const child = shell.start('exec nimhall analyse cram --states 100000000 --json');
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('A shell has all its streams');
  stdin.write(`.\n${then}`);
  await once(stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
});

test('a game is played to its end, with everything that may be typed on the way', async () => {
  const lines = ['moves', 'why', 'z', 'undo', 'a2', 'undo', 'a2', 'quit'];
  const { out, code } = await typed('nimhall play nim 3,4,5 --bot owl --seed 7 --plain', `${lines.join('\n')}\n`);
  expect(code).toBe(0);
  const said = out.split('\n');
  expect(said).toContain('Heap A has 3. Heap B has 4. Heap C has 5.');
  expect(said).toContain('a1  a2  a3  b1  b2  b3  b4  c1  c2  c3  c4  c5');
  expect(said).toContain('The nim-sum of the heaps is 2, not 0. A winning move makes it 0.');
  expect(said).toContain('There is nothing to take back.');
  expect(said.filter((line) => line.startsWith('Owl plays'))).toHaveLength(2);
  expect(said.at(-2)).toBe('You stopped the game.');
});

test.each([
  ['nim 3,0,45', ['  A  ●●●  3', '  B  0', `  C  ${'●'.repeat(40)}  45`]],
  ['kayles 2', ['  A  ▮▮  2']],
  ['colourful r2.g1', ['  A  ●● ●  3']],
  ['chomp 3,3,2', ['  3  ▢ ▢', '  2  ▢ ▢ ▢', '  1  ☠ ▢ ▢', '     a b c']],
  ['nimble 1,1,10', ['   ·  2  ·  ·  ·  ·  ·  ·  ·  ·  ●', '   0  1  2  3  4  5  6  7  8  9 10']],
  ['wythoff 2.1', ['   1  ·  ·  A', '   0  ·  ·  ·', '      0  1  2']],
  ['wythoff 300.1', ['  300.1']],
  ['stack 1|2.2', ['  A  1 | 2 2']],
  ['sprouts a,b', ['  a,b']],
])('play draws %s', async (position, lines) => {
  const { out } = await typed(`nimhall play ${position}`);
  expect(out.split('\n').slice(3, -2)).toEqual(lines);
});

test('serve builds and starts the clone that it finds, with its settings, until it is ended', async () => {
  const clone = join(shell.folder, 'clone');
  await mkdir(join(clone, 'node_modules/.bin'), { recursive: true });
  await mkdir(join(clone, 'server/dist'), { recursive: true });
  await writeFile(join(clone, 'server/package.json'), '{}');
  await writeFile(join(clone, 'package.json'), JSON.stringify({ name: 'nimhall', scripts: { build: 'echo built' } }));
  const says =
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1e6); console.log(process.env.PORT, process.env.DATA_DIR);";
  await writeFile(join(clone, 'server/dist/main.js'), says);
  const child = shell.start('cd clone/server && exec nimhall serve --port 8080 --data games');
  let out = '';
  for await (const piece of child.stdout ?? []) {
    out += piece;
    if (out.includes('8080')) child.kill('SIGTERM');
  }
  expect(out).toBe(`built\n8080 ${join(clone, 'server/games')}\n`);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);

  expect(await typed('nimhall serve /')).toMatchObject({ code: 1, err: expect.stringContaining('no clone of nimhall’s repository in /.') });
  await rm(join(clone, 'node_modules'), { recursive: true });
  expect(await typed(`nimhall serve ${clone}`)).toMatchObject({ code: 1, err: expect.stringContaining(`Run npm ci in ${clone} first.`) });
});

test('bash completes commands and bots', async () => {
  const { out } = await shell.run(
    [
      'source <(nimhall completion bash)',
      'COMP_WORDS=(nimhall an) COMP_CWORD=1; _nimhall; echo $COMPREPLY',
      'COMP_WORDS=(nimhall play nim 3 --bot ma) COMP_CWORD=5; _nimhall; echo $COMPREPLY',
    ].join('\n'),
  );
  expect(out).toBe('analyse\nmagpie\n');
});

test.each([
  ['', [...Object.keys(COMMANDS), 'help', '--version']],
  ['help pl', ['play']],
  ['analyse ka', ['kayles']],
  ['analyse nim 3,', ['3,4,5']],
  ['table subtraction --t', ['--to', '--take']],
  ['completion z', ['zsh']],
  ['bot --game ka', ['kayles']],
  ['bot --against ow', ['owl']],
  ['chop x', []],
])('"%s" may become %j', async (words, found) => {
  expect((await typed(`nimhall --complete ${words}`)).out.split('\n').filter((each) => each !== '')).toEqual(found);
});

/** A line that needs no shell is run here. */
function runLine(line: string) {
  return /^nimhall [^|;<>'"]*$/.test(line) ? typed(line) : shell.run(line);
}

/** A line as somebody types it who needs no quotes. */
function typed(line: string, input = '') {
  return nimhall(line.split(' ').slice(1), input);
}
