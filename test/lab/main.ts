import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SURVEYS } from '@nimhall/shared/lab/surveys/all-surveys';
import { CERTIFICATES } from '@nimhall/shared/lab/surveys/certificates';
import type { Survey } from '@nimhall/shared/lab/surveys/survey';
import { inWords } from '@nimhall/shared/phrase';
import { writeRecords } from './records.ts';
import { carryOut } from './work.ts';
import { write } from './written.ts';

/**
 * Tests claims far beyond what a browser has room for: `npm run lab -- claim NAME --to N`, where NAME is that of a
 * claim or of a survey. Every survey uses one core, and resumes from its saved state if it was stopped. Certificates
 * are written beside the surveys, and into the documentation of the solver. `npm run lab -- records [GAME]` computes
 * how far each game is solved, in about ten minutes.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, cores: { type: 'string' }, keep: { type: 'string', default: 'data/lab' } },
  });
  const [what, name = ''] = positionals;
  const keep = values.keep as string;
  if (what === 'records') return await writeRecords(name || null, say);
  if (what === 'work') return work(name, Number(values.to), keep);
  const surveys = SURVEYS.filter(({ id, claims }) => id === name || claims.includes(name));
  const to = Number(values.to);
  if (what !== 'claim' || surveys.length === 0 || !surveys.every(({ soon }) => Number.isInteger(to) && to >= soon)) return usage(surveys);
  const waiting = [...surveys];
  const cores = Number(values.cores ?? availableParallelism());
  await Promise.all(
    Array.from({ length: cores }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await inItsOwnProcess(next, to, keep);
    }),
  );
}

function usage(surveys: readonly Survey[]): void {
  say('npm run lab -- claim NAME --to N [--cores C] [--keep FOLDER]', 'npm run lab -- records [GAME]', '');
  for (const { id, claims, soon, says } of surveys.length > 0 ? surveys : SURVEYS) {
    const known = CERTIFICATES.find(({ survey }) => survey === id);
    say(`${[id, ...claims].join(', ')}: N of ${soon} at least. ${known ? `Known: ${inWords(says(known.to))}.` : ''}`);
  }
  process.exitCode = 1;
}

/** So that it has its own memory and time. */
function inItsOwnProcess(survey: Survey, to: number, keep: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['work', survey.id, '--to', `${to}`, '--keep', keep]);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${survey.id} ended with ${code}`))));
  });
}

async function work(id: string, to: number, keep: string): Promise<void> {
  const survey = SURVEYS.find((each) => each.id === id);
  if (!survey) throw new Error(`There is no survey ${id}`);
  const certificate = carryOut(survey, to, keep, ({ next, cases, seconds, against }) => {
    say(
      `${id} ${next - survey.every}: ${cases.toLocaleString('en')} cases, ${seconds.toFixed(0)} s${against ? `, against it: ${against}` : ''}`,
    );
  });
  await write(certificate);
}

function say(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

await main();
