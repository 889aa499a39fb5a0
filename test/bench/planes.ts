import { cpus } from 'node:os';
import { type PlaneQuery, planeField } from '@nimhall/shared/lab/plane/field';

/**
 * Pictures of the laboratory: milliseconds of thread time from nothing to every value, in one go. The budget is a
 * second for 512 × 512.
 */
const PICTURES: readonly (Pick<PlaneQuery, 'game'> & Partial<PlaneQuery>)[] = [
  { game: 'nim' },
  { game: 'kayles', third: 20 },
  { game: 'grundys-game' },
  { game: 'rook' },
  { game: 'wythoff' },
  { game: 'wythoff', misere: true },
  { game: 'king' },
  { game: 'knight' },
  { game: 'slow' },
  { game: 'slow', third: 64 },
  { game: 'wythoff', size: 1_024 },
  { game: 'knight', size: 1_024 },
  { game: 'moore' },
  { game: 'chromatic' },
  { game: 'chromatic', misere: true, params: { red: 'evil' } },
  { game: 'colourful' },
  { game: 'colourful', params: { ends: 'both' } },
  { game: 'stack', size: 32, third: 1 },
  { game: 'euclid' },
  { game: 'staircase' },
];

const ROUNDS = 3;

function main(): void {
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  say('', '| picture | ms | longest step, ms |', '|---|---:|---:|');
  for (const { game, ...given } of PICTURES) {
    const asked: PlaneQuery = { game, params: {}, misere: false, size: 512, third: 0, ...given };
    const rounds = Array.from({ length: ROUNDS }, () => took(asked)).toSorted((a, b) => a.all - b.all);
    const { all, longest } = rounds[1] ?? { all: 0, longest: 0 };
    const what = [game, asked.misere ? 'last loses' : '', asked.third ? `third ${asked.third}` : '', JSON.stringify(asked.params)];
    say(
      `| ${what.filter((each) => each !== '' && each !== '{}').join(', ')}, ${asked.size} × ${asked.size} | ${all.toFixed(0)} | ${longest.toFixed(1)} |`,
    );
  }
}

function took(asked: PlaneQuery): { readonly all: number; readonly longest: number } {
  const begun = threadMilliseconds();
  let before = begun;
  let longest = 0;
  for (const _ of planeField(asked)) {
    const now = threadMilliseconds();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return { all: threadMilliseconds() - begun, longest };
}

/** Processor time of this thread, which other busy processes do not lengthen. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function say(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

main();
