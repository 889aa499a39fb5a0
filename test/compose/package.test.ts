import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { apiReference } from '../../shared/nimhall/api-reference.ts';
import { serveAll } from '../support/harness.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const hall = serveAll();
/** An older Node cannot read what our own may be told to load. */
const env = { ...process.env, NODE_OPTIONS: '' };

/** The package as somebody has it who installed it in an empty folder, where nothing of ours is near. */
let folder = '';
let tarball = '';
const installed = () => join(folder, 'node_modules/nimhall');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimhall-package-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'newcomer', private: true, type: 'module' }));
  const packed = await run('npm', ['pack', './shared/nimhall', '--pack-destination', folder, '--silent'], { cwd: ROOT });
  tarball = join(folder, packed.stdout.trim().split('\n').at(-1) ?? '');
  // What npm would do, in a tenth of the time. The test of `npx` below has it installed by npm.
  await mkdir(installed(), { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', installed()]);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('it comes without dependencies, tests or TypeScript to run, and with its licence', () => {
  const files = globSync('**/*', { cwd: installed() });
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', join('dist', 'LICENSE'), join('docs', 'player.md')]));
  for (const page of files.filter((file) => /^(README|docs.*)\.md$/.test(file)))
    for (const [, named = ''] of readFileSync(join(installed(), page), 'utf8').matchAll(/`(dist\/[^`]+)`/g))
      expect(files, page).toContain(named);
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  const { version, ...fields } = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as { version: string };
  expect(Object.keys(fields).filter((field) => /dependencies/i.test(field))).toEqual([]);
  expect(readFileSync(join(installed(), 'CHANGELOG.md'), 'utf8'), 'its changes').toContain(`## ${version}\n`);
});

test('every example of its page is true, in this Node and in that of the machine', async () => {
  const examples = [...readFileSync(join(installed(), 'README.md'), 'utf8').matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(examples.length).toBeGreaterThan(2);
  const nodes = [process.execPath, ...(await machineNode())];
  let compared = 0;
  for (const [at, example] of examples.entries()) {
    const script = example.replace(/^(.+); \/\/ → (.+)$/gm, (_, asked: string, answer: string) => {
      compared++;
      return `assert.deepEqual(${asked}, ${answer});`;
    });
    const file = join(folder, `example-${at}.js`);
    await writeFile(file, `import assert from 'node:assert/strict';\n${script}`);
    for (const node of nodes) await run(node, [file], { cwd: folder, env });
  }
  expect(compared).toBeGreaterThan(8);
});

test('npx of the tarball alone runs its program, in the Node of the machine', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'nimhall-empty-'));
  onTestFinished(() => rm(empty, { recursive: true, force: true }));
  await copyFile(tarball, join(empty, 'nimhall.tgz'));
  const [node = process.execPath] = await machineNode();
  const own = { ...env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, npm_config_cache: join(empty, 'cache') };
  const { stdout } = await run('npx', ['--offline', '--yes', './nimhall.tgz', 'analyse', 'nim', '3,4,5', '--json'], {
    cwd: empty,
    env: own,
  });
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'N', nimber: 2, winningMoves: ['a2'] });
}, 60_000);

test('a program as its page has it beats Magpie at Kayles', async () => {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(installed(), 'docs/player.md'), 'utf8')) ?? [];
  await writeFile(join(folder, 'kayla.js'), program);
  for (const node of [process.execPath, ...(await machineNode())]) {
    const { stdout } = await run(node, ['kayla.js', hall.url], { cwd: folder, env });
    expect(stdout).toBe('Kayla beat Magpie.\n');
  }
});

test('who uses it in TypeScript needs no types of others', async () => {
  await writeFile(
    join(folder, 'typed.ts'),
    [
      "import { choose, game } from 'nimhall';",
      "import { connect, type Turn } from 'nimhall/player';",
      "const player = await connect({ url: 'http://localhost', name: 'Kayla' });",
      "const code: string = await player.create({ game: 'nim', seats: { first: 'me', second: { bot: 'greedy' } } });",
      'const best = (turn: Turn): string => choose(game(turn.game, turn.params), turn.position, { misere: turn.misere });',
      'for await (const turn of player.turns(code)) await turn.play(best(turn));',
      '// @ts-expect-error: a game has a name',
      'await player.create({ game: 7 });',
    ].join('\n'),
  );
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023', '--types', ''];
  await run(join(ROOT, 'node_modules/.bin/tsc'), [...options, 'typed.ts'], { cwd: folder });
});

test('the player runs in browsers without what only Node has', async () => {
  const { code } = await bundled('import { connect } from "nimhall/player"; export default typeof connect;', 'player');
  expect(code).toContain('socket.io');
  expect(code).not.toMatch(/from\s*["']node:/);
});

test('its reference has all that is public, and every link in it leads somewhere', () => {
  const html = readFileSync(join(installed(), 'dist/api.html'), 'utf8');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(id);
  for (const [, file = ''] of html.matchAll(/href="\.\.\/([^"]*)"/g)) expect(globSync(file, { cwd: installed() })).toEqual([file]);
  for (const name of ['analyse', 'NimhallError', 'nim', 'connect', 'Turn']) expect(ids).toContain(name);
  expect(html).toContain('<p>The Sprague–Grundy value of a position under normal play; null if it was not found within the limits.</p>');
  expect(html).toMatch(/<a href="#Game">Game<\/a>, position: string, asked\?: <a href="#Asked">Asked<\/a>\): <a href="#Analysis">Analysis/);
});

test('what is public without a docstring is named, and is not packed', async () => {
  const declarations = {
    'index.d.ts': "export { type Bare, said } from './more.ts';\nexport type { Box } from './more.ts';\n",
    'more.d.ts': [
      'export interface Bare {}',
      '/** Said. */\nexport declare function said(bare: Bare): Inner;',
      '/** A box. */\nexport declare class Box {\n  /** Opens. */\n  open(): void;\n  shut(): void;\n}',
      'interface Inner {}',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(declarations)) await writeFile(join(folder, name), text);
  const { html, undocumented } = apiReference('', [{ name: 'box', file: join(folder, 'index.d.ts') }]);
  expect(undocumented).toEqual(['Bare', 'Box.shut']);
  expect(html).toContain('<a href="#Inner">Inner</a>');
});

test('a bare Vite app has only the games that it names', async () => {
  const one = await bundled('import { gameOf, nim, nimber } from "nimhall"; export default nimber(gameOf(nim), "3,4,5");', 'one');
  const all = await bundled('import { game, nimber } from "nimhall"; export default nimber(game("nim"), "3,4,5");', 'all');
  expect([one.value, all.value]).toEqual([2, 2]);
  expect(all.code).toContain('Grundy’s');
  expect(one.code.length).toBeLessThan(all.code.length / 4);
});

/** The Node that people of this machine have, where it is another one: the matrix makes one of them Node 20. */
async function machineNode(): Promise<string[]> {
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !/node_modules|node-gyp/.test(place));
  const found = path.map((place) => join(place, 'node')).filter((file) => globSync(file).length > 0);
  return found.slice(0, 1);
}

async function bundled(source: string, name: string): Promise<{ code: string; value: unknown }> {
  const root = join(folder, name);
  await mkdir(root);
  await writeFile(join(root, 'main.js'), source);
  const lib = { entry: 'main.js', formats: ['es' as const], fileName: 'app' };
  await build({ root, configFile: false, logLevel: 'silent', build: { lib, outDir: 'out' } });
  const [file = ''] = globSync('out/*.js', { cwd: root }).map((each) => join(root, each));
  const { default: value } = (await import(pathToFileURL(file).href)) as { default: unknown };
  return { code: readFileSync(file, 'utf8'), value };
}
