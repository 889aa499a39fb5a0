import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

test('every rule of the protocol has a test that is named after it', () => {
  const page = readFileSync(new URL('shared/docs/protocol.md', ROOT), 'utf8');
  const rules = [...page.matchAll(/^- \*\*(R\d+)\.\*\*/gm)].map(([, rule]) => rule);
  expect(rules).toEqual(rules.map((_, at) => `R${at + 1}`));
  const tests = globSync('test/**/*.test.ts', { cwd: ROOT }).concat(globSync('test/**/contract.ts', { cwd: ROOT }));
  const named = tests.flatMap((file) =>
    [...readFileSync(new URL(file, ROOT), 'utf8').matchAll(/test\('(R\d+): /g)].map(([, rule]) => rule),
  );
  expect([...new Set(named)].toSorted()).toEqual(rules.toSorted());
});
