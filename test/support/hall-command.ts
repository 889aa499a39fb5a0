import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const HALL = fileURLToPath(new URL('../../server/src/operator-cli.ts', import.meta.url));

/** The output and the exit code of a command line. */
export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

/** Runs `npm run hall -- …` with these settings and no others. */
export async function runHall(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: '', DATABASE_URL: '', REDIS_URL: '', ...settings };
  return await promisify(execFile)(process.execPath, [HALL, ...args], { env }).then(
    (done) => ({ ...done, code: 0 }),
    ({ stdout, stderr, code }: Ended) => ({ stdout, stderr, code }),
  );
}
