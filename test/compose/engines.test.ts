import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { eloDifference } from '../../shared/nimhall/src/cli/engine/elo.ts';
import { connect } from '../../shared/nimhall/src/player/index.ts';
import { serveAll } from '../support/harness.ts';
import { nimhall } from '../support/nimhall.ts';

let folder = '';

/** What engines do when they are asked for a move. */
const FAULTS = {
  good: '',
  hangs: 'spawnAnother(); for (;;);',
  lies: "answer('bestmove a99')",
  babbles: "answer('info ' + 'x'.repeat(200)); answer('hello'); answer('')",
  dies: 'process.exit(3)',
  floods: "process.stdout.write('x'.repeat(100_000))",
} as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimhall-engines-'));
  for (const [name, act] of Object.entries(FAULTS)) await writeFile(join(folder, `${name}.js`), engineThat(name, act));
  return () => rm(folder, { recursive: true, force: true });
});

/** An engine that does this when it is asked, and then plays the first legal move. */
function engineThat(name: string, act: string): string {
  return `
    const { createInterface } = require('node:readline');
    const { spawn } = require('node:child_process');
    const { appendFileSync } = require('node:fs');
    const answer = (line) => process.stdout.write(line + '\\n');
    appendFileSync('${join(folder, name)}.pids', process.pid + '\\n');
    function spawnAnother() {
      const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
      appendFileSync('${join(folder, name)}.pids', other.pid + '\\n');
    }
    let legal = [];
    createInterface({ input: process.stdin }).on('line', (line) => {
      const [word, ...rest] = line.split(' ');
      if (word === 'nimhall') { answer('name ${name}'); answer('ready'); }
      if (word === 'legal') legal = rest;
      if (word === 'go') { ${act}; answer('bestmove ' + legal[0]); }
      if (word === 'quit') process.exit(0);
    });
  `;
}

function engine(name: keyof typeof FAULTS): string {
  return `'${process.execPath}' '${join(folder, `${name}.js`)}'`;
}

async function pids(name: string): Promise<number[]> {
  const file = join(folder, `${name}.pids`);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n').map(Number) : [];
}

/** Where nobody waits for the end of a process its number stays after it: that is no process any more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !(existsSync(stat) && /\) Z [^)]*$/.test(readFileSync(stat, 'utf8')));
}

describe('a match of two engines', () => {
  test.each([
    ['lies', 'plays "a99" on 2,2. Heap A has only 2.'],
    ['dies', 'ended with code 3'],
    ['floods', 'says a line that is too long'],
    ['hangs', 'does not answer in time'],
  ] as const)('one that %s loses each of its games, the log says why, and nothing of it stays', async (name, why) => {
    const words = [
      'match',
      'nim',
      '2,2',
      '--engine',
      engine(name),
      '--engine',
      engine('good'),
      '--games',
      '2',
      '--movetime',
      '300',
      '--json',
    ];
    const { out, err, code } = await nimhall(words);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.slice(0, 2).map(({ winner, fault }) => [winner, fault.startsWith(why.slice(0, 12))])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(err.split('\n')[0]).toBe(`Game 1: ${name} ${why}`);
    expect(lines[2].engines.map(({ won, faults }: { won: number; faults: number }) => [won, faults])).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(code).toBe(1);
    const started = [...(await pids(name)), ...(await pids('good'))];
    expect(started.length).toBeGreaterThan(1);
    await expect.poll(() => started.filter(isRunning)).toEqual([]);
  });

  test('what an engine says beside its moves changes nothing', async () => {
    const words = ['match', 'nim', '2,1', '--engine', engine('babbles'), '--engine', 'bot:owl', '--games', '4'];
    const { out, err, code } = await nimhall(words);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toMatch(/^babbles {2}4 /m);
  });

  test('each position is played twice, and each engine has the first move there', async () => {
    const words = ['match', 'nim', '1,2', '3,3', '--engine', 'bot:owl', '--engine', 'bot:owl', '--games', '8', '--json'];
    const games = (await nimhall(words)).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games.slice(0, 8).map(({ start, first, winner }) => [start, first, winner])).toEqual(
      [0, 1].flatMap(() => [
        ['1,2', 0, 0],
        ['1,2', 1, 1],
        ['3,3', 0, 1],
        ['3,3', 1, 0],
      ]),
    );
    expect(games[8].engines.map(({ name }: { name: string }) => name)).toEqual(['Owl (1)', 'Owl (2)']);
  });

  test.each([
    [['nim'], 2, 'A match is between two engines'],
    [['nim', '--engine', 'bot:owl', '--engine', 'bot:fox'], 2, 'There is no bot "fox" here.'],
    [['nim', '--engine', 'bot:owl', '--engine', 'exit 7'], 1, 'the engine "exit 7" ended with code 7.'],
    [['nim', 'x', '--engine', 'bot:owl', '--engine', 'bot:owl'], 1, 'A heap must be a whole number'],
    [['subtraction', '--max', '9', '--engine', 'bot:owl', '--engine', 'bot:owl'], 2, 'From which position?'],
  ])('%j is refused', async (words, code, says) => {
    const ran = await nimhall(['match', ...words]);
    expect({ out: ran.out, code: ran.code }).toEqual({ out: '', code });
    expect(ran.err).toContain(says);
  });
});

describe('the difference in Elo', () => {
  test('is that of the textbook, and nothing bounds it where one has won all', () => {
    expect(eloDifference(50, 100).elo).toBe(0);
    expect(eloDifference(10, 11).elo).toBeCloseTo(400, 9);
    expect(eloDifference(10, 10)).toMatchObject({ elo: Number.POSITIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });

  test('lies within its interval, which is narrower the more games there are, and the other way round for the other one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (won, lost) => {
        const { elo, low, high } = eloDifference(won, won + lost);
        expect(low).toBeLessThan(elo);
        expect(high).toBeGreaterThan(elo);
        const more = eloDifference(10 * won, 10 * (won + lost));
        expect(more.high - more.low).toBeLessThan(high - low);
        expect(eloDifference(lost, won + lost).elo).toBeCloseTo(-elo, 9);
      }),
    );
  });

  test('covers the truth nineteen times of twenty', () => {
    // All that can come of 40 games, each with its chance where the first wins 70 of 100.
    const [games, share] = [40, 0.7];
    const truth = 400 * Math.log10(share / (1 - share));
    let covered = 0;
    let chance = (1 - share) ** games;
    for (let won = 0; won <= games; won++) {
      const { low, high } = eloDifference(won, games);
      if (low <= truth && truth <= high) covered += chance;
      chance *= ((games - won) / (won + 1)) * (share / (1 - share));
    }
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.97);
  });
});

describe('in a hall', () => {
  const hall = serveAll();

  test('an engine plays a bot of the hall, game after game', async () => {
    const wishes = ['--game', 'nim', '--start', '1', '--against', 'chick', '--games', '3'];
    const { out, err, code } = await nimhall(['bot', '--engine', engine('good'), '--url', hall.url, '--name', 'Goody', ...wishes]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const [sits, ...lines] = out.trim().split('\n');
    expect(sits).toMatch(/^Goody is first in http:.*\/r\/\w+$/);
    expect(lines).toEqual(['1: a1', 'Goody won (last-object).', 'Chick won (last-object).', '1: a1', 'Goody won (last-object).']);
  });

  test('one that dies gives up that game alone', async () => {
    const wishes = ['--game', 'nim', '--start', '2,2', '--against', 'chick', '--games', '2'];
    const { out, err, code } = await nimhall(['bot', '--engine', engine('dies'), '--url', hall.url, ...wishes]);
    expect(out.trim().split('\n').slice(1)).toEqual(['Chick won (resigned).', 'Chick won (resigned).']);
    expect(err).toBe('dies ended with code 3. It gives up this game.\n'.repeat(2));
    expect(code).toBe(1);
  });

  test('it takes the free seat of a room, and others watch and read the record', async () => {
    const ann = await connect({ url: hall.url, name: 'Ann' });
    const room = await ann.create({ game: 'nim', start: '1,2', seats: { first: 'me', second: 'open' } });
    const [bot, watched] = [
      nimhall(['bot', `${hall.url}/r/${room}`, '--engine', engine('good')]),
      nimhall(['watch', room, '--url', hall.url, '--plain']),
    ];
    await ann.until(room, ({ status }) => status === 'playing');
    for await (const turn of ann.turns(room)) await turn.play('b1');
    ann.close();
    expect((await bot).out.trim().split('\n').slice(1)).toEqual(['1,1: a1', 'Ann won (last-object).']);
    const said = (await watched).out;
    expect(said).toContain('Nim: Ann against good');
    expect(said).toContain('1. Ann: b1\n');
    expect(said.endsWith('3. Ann: b1\nHeap A has 0. Heap B has 0.\nAnn won (last-object).\n')).toBe(true);
    const { out } = await nimhall(['record', room, '--url', hall.url]);
    expect(out).toContain('1. b1 a1\n2. b1\n');
  });

  test.each([
    [['record', 'nowhere'], 1, 'nimhall: '],
    [['watch', 'nowhere'], 1, 'nimhall: '],
    [['watch'], 2, 'Which room?'],
    [['bot'], 2, 'Which engine?'],
    [['bot', '--engine', 'true'], 2, 'Which room? Or which game'],
    [['bot', '--engine', 'exit 7', '--game', 'nim'], 1, 'the engine "exit 7" ended with code 7.'],
    [['bot', '--engine', 'true', '--game', 'nim', '--against', 'fox'], 2, 'There is no bot "fox" here.'],
    [['record', 'x', '--url', 'somewhere'], 2, 'is no address of a hall'],
    [['watch', 'x', '--url', 'http://127.0.0.1:1'], 1, 'There is no hall at http://127.0.0.1:1'],
  ])('%j is refused', async (words, code, says) => {
    const ran = await nimhall(words.includes('--url') ? words : [...words, '--url', hall.url]);
    expect({ out: ran.out, code: ran.code }).toEqual({ out: '', code });
    expect(ran.err).toContain(says);
  });
});
