import { readFileSync, writeFileSync } from 'node:fs';
import { SURVEYS } from '@nimhall/shared/lab/surveys/all-surveys';
import type { Certificate } from '@nimhall/shared/lab/surveys/survey';
import { inWords } from '@nimhall/shared/phrase';

const CODE = new URL('../../shared/src/lab/surveys/certificates.ts', import.meta.url);
const TABLE = new URL('../../shared/docs/solver.md', import.meta.url);
const HEAD = '| computed by a command | cases | lost | s | MB |\n|---|---:|---:|---:|---:|\n';

/**
 * Replaces a certificate among those there are now, which another process may have written, unless an existing one
 * reaches further.
 */
export async function write(certificate: Certificate): Promise<void> {
  const { CERTIFICATES: known } = (await import(`${CODE.href}?${process.pid}`)) as { CERTIFICATES: readonly Certificate[] };
  const text = documented();
  const table = tableIn(text);
  const all = withCertificate(known, certificate);
  writeFileSync(CODE, codeOf(all));
  writeFileSync(TABLE, text.replace(table, tableOf(all, rowsOf(known, table))));
}

/**
 * Certificates with one more, in the order of the surveys, or with it replacing one that reaches less far. A process
 * that has run for long may not know the surveys of all existing certificates; those keep their places.
 */
export function withCertificate(known: readonly Certificate[], certificate: Certificate): readonly Certificate[] {
  const before = known.findIndex(({ survey }) => survey === certificate.survey);
  if (before >= 0) return (known[before] as Certificate).to > certificate.to ? known : known.with(before, certificate);
  const placeOf = (survey: string) => SURVEYS.findIndex(({ id }) => id === survey);
  const next = known.findIndex(({ survey }) => placeOf(survey) > placeOf(certificate.survey));
  return known.toSpliced(next < 0 ? known.length : next, 0, certificate);
}

/**
 * The table of certificates for the documentation of the solver; `stands` are rows of surveys that may be unknown
 * here.
 */
export function tableOf(certificates: readonly Certificate[], stands: ReadonlyMap<string, string> = new Map()): string {
  const rows = certificates.map(({ survey, to, cases, lost, seconds, megabytes }) => {
    const says = SURVEYS.find(({ id }) => id === survey)?.says(to);
    if (!says) return stands.get(survey) ?? '';
    const numbers = [cases, lost, Math.max(1, seconds), megabytes].map((number) => number.toLocaleString('en'));
    return `| ${inWords(says)} | ${numbers.join(' | ')} |\n`;
  });
  return HEAD + rows.join('');
}

/** The rows of a table, by the surveys whose certificates they show. */
export function rowsOf(certificates: readonly Certificate[], table: string): ReadonlyMap<string, string> {
  const rows = table.slice(HEAD.length).split(/(?<=\n)/);
  return new Map(certificates.map(({ survey }, index) => [survey, rows[index] ?? '']));
}

/** The table in the document. */
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
