import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { run } from '../../shared/nimhall/src/cli/run.ts';
import { Terminal } from '../../shared/nimhall/src/cli/terminal.ts';

const MAIN = fileURLToPath(new URL('../../shared/nimhall/src/cli/main.ts', import.meta.url));

/** The result of a command line. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs a command line in this process, which takes a tenth of the time; the arguments after `nimhall`. */
export async function nimhall(words: readonly string[], input = ''): Promise<Ran> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const read = Promise.all([text(stdout), text(stderr)]);
  const code = await run(words, new Terminal({ stdin: Readable.from([input]), stdout, stderr }));
  for (const stream of [stdout, stderr]) stream.end();
  const [out, err] = await read;
  return { out, err, code };
}

/** A folder in which `nimhall` is a command, as after an installation; available to the tests of a file. */
export function shellWithNimhall() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nimhall-shell-'));
    await writeFile(join(folder, 'nimhall'), `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`);
    await chmod(join(folder, 'nimhall'), 0o755);
    return () => rm(folder, { recursive: true, force: true });
  });
  const start = (line: string): ChildProcess =>
    spawn('bash', ['-c', `set -o pipefail\n${line}`], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
  return {
    start,
    get folder() {
      return folder;
    },
    /** Runs a line in bash to its end, with empty input. */
    async run(line: string): Promise<Ran> {
      const child = start(line);
      const { stdin, stdout, stderr } = child;
      if (!stdin || !stdout || !stderr) throw new Error('A shell has all three streams');
      stdin.end();
      const [out, err] = await Promise.all([text(stdout), text(stderr), child.exitCode ?? once(child, 'exit')]);
      return { out, err, code: child.exitCode };
    },
  };
}

/**
 * The command lines of a page of documentation with their output: blocks of `console`, where each line after a `$` is
 * run.
 */
export function transcriptsOf(markdown: string): { readonly line: string; readonly prints: string }[] {
  return [...markdown.matchAll(/```console\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((each) => {
        const end = each.indexOf('\n');
        return { line: each.slice(0, end), prints: each.slice(end + 1) };
      }),
  );
}
