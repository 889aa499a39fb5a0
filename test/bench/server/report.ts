import type { Run } from './measure.ts';
import type { LoadResult } from './plan.ts';

/** One row of a table: medians of runs. */
export function medians(runs: readonly Run[]): Readonly<Record<string, string>> {
  const of = (read: (run: Run) => number, digits: number): string => median(runs.map(read)).toFixed(digits);
  return {
    'moves/s': of(rate, 0),
    'ack p50 ms': of((each) => each.ack.p50, 2),
    'ack p99 ms': of((each) => each.ack.p99, 2),
    'opponent p50 ms': of((each) => each.event.p50, 2),
    'opponent p99 ms': of((each) => each.event.p99, 2),
    'watchers p50 ms': of((each) => each.watched.p50, 2),
    'watchers p99 ms': of((each) => each.watched.p99, 2),
    'CPU s / 10,000 moves': of((each) => each.cpu, 2),
    'memory MiB': of((each) => each.memory, 0),
  };
}

/** Moves per second. */
export function rate(run: LoadResult | undefined): number {
  return run ? run.moves / run.seconds : Number.NaN;
}

/** Rows of the same shape as a Markdown table. */
export function table(rows: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const body = Object.entries(rows).map(([name, cells]) => line([name, ...columns.map((column) => cells[column] ?? '')]));
  return [line(['server', ...columns]), line(['---', ...columns.map(() => '---')]), ...body].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
