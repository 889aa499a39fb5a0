import { readFileSync, writeFileSync } from 'node:fs';
import { SURVEYS } from '@nimhall/shared/lab/surveys/all-surveys';
import type { Certificate } from '@nimhall/shared/lab/surveys/survey';
import { inWords } from '@nimhall/shared/phrase';

const CODE = new URL('../../shared/src/lab/surveys/certificates.ts', import.meta.url);
const TABLE = new URL('../../shared/docs/solver.md', import.meta.url);
const HEAD = '| worked out by a command | cases | lost | s | MB |\n|---|---:|---:|---:|---:|\n';

/** Puts a certificate in its place among those there are by now, which another process may have written; unless one goes farther. */
export async function write(certificate: Certificate): Promise<void> {
  const { CERTIFICATES: known } = (await import(`${CODE.href}?${process.pid}`)) as { CERTIFICATES: readonly Certificate[] };
  if (known.some(({ survey, to }) => survey === certificate.survey && to > certificate.to)) return;
  const all = [...known.filter(({ survey }) => survey !== certificate.survey), certificate];
  const sorted = SURVEYS.flatMap(({ id }) => all.find(({ survey }) => survey === id) ?? []);
  writeFileSync(CODE, codeOf(sorted));
  writeFileSync(TABLE, documented().replace(tableIn(documented()), tableOf(sorted)));
}

/** The table of certificates as it should stand in the documentation of the solver. */
export function tableOf(certificates: readonly Certificate[]): string {
  const rows = certificates.map(({ survey, to, cases, lost, seconds, megabytes }) => {
    const says = SURVEYS.find(({ id }) => id === survey)?.says(to);
    const numbers = [cases, lost, Math.max(1, seconds), megabytes].map((number) => number.toLocaleString('en'));
    return `| ${says ? inWords(says) : survey} | ${numbers.join(' | ')} |\n`;
  });
  return HEAD + rows.join('');
}

/** The table that stands in it. */
export function tableIn(text: string): string {
  const at = text.indexOf(HEAD);
  if (at < 0) throw new Error('The documentation of the solver has no table of certificates');
  const end = text.indexOf('\n\n', at);
  return text.slice(at, end + 1);
}

export function documented(): string {
  return readFileSync(TABLE, 'utf8');
}

function codeOf(certificates: readonly Certificate[]): string {
  const text = certificates.map(
    (each) =>
      `  {\n${Object.entries(each)
        .map(([key, value]) => `    ${key}: ${literal(value)},\n`)
        .join('')}  },\n`,
  );
  return `import type { Certificate } from './survey.ts';\n\n/** Written by \`npm run lab\`. */\nexport const CERTIFICATES: readonly Certificate[] = [\n${text.join('')}];\n`;
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return `${value}`.replace(/\B(?=(\d{3})+$)/g, '_');
  if (value === null || typeof value !== 'object') return `${value}`;
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}
