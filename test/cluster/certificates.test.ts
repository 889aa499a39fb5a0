import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { certificateOf } from '@nimhall/shared/lab/records/certificate';
import { allAsked } from '@nimhall/shared/lab/records/record';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { beforeAll, expect, test } from 'vitest';
import { programForTest } from '../support/programs.ts';
import { spread } from '../support/scale.ts';

const CHECKER = fileURLToPath(new URL('../../shared/docs/check_certificate.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nimhall-certificates-'));

beforeAll(() => programForTest('python'));

/** What the Python program prints for a certificate. */
function checked(certificate: unknown): { readonly says: string; readonly holds: boolean } {
  const file = join(folder, 'certificate.json');
  writeFileSync(file, JSON.stringify(certificate));
  const { status, stdout, stderr } = spawnSync('python3', [CHECKER, file], { encoding: 'utf8' });
  return { says: stdout + stderr, holds: status === 0 };
}

test('a program in another language verifies the certificates', { timeout: 300_000 }, () => {
  const fails = spread(allAsked(), 8).flatMap((asked) => {
    const { says, holds } = checked(runToEnd(certificateOf(asked)));
    return holds ? [] : [`${asked.game} ${asked.line.id}: ${says}`];
  });
  expect(fails).toEqual([]);
});

test('that program detects wrong certificates', () => {
  const kayles = runToEnd(certificateOf(asked('kayles', false)));
  const moore = runToEnd(certificateOf(asked('moore', true)));
  if (kayles?.certificate !== 'rows' || moore?.certificate !== 'positions') throw new Error('These are of other kinds.');
  const [position, options, value] = moore.positions[40] ?? ['', [], 0];
  const wrong = {
    value: { ...kayles, values: kayles.values.with(500, 3) },
    claim: { ...kayles, claims: [['7', 5]] },
    period: { ...kayles, period: { start: 60, length: 12 } },
    'period too soon': { ...kayles, values: kayles.values.slice(0, 120), claims: [] },
    outcome: { ...moore, positions: moore.positions.with(40, [position, options, 1 - value]) },
    order: { ...moore, positions: moore.positions.with(40, [position, [...options, 40], value]) },
  };
  expect(Object.entries(wrong).map(([name, certificate]) => [name, checked(certificate).holds])).toEqual(
    Object.keys(wrong).map((name) => [name, false]),
  );
});

function asked(game: string, misere: boolean) {
  const found = allAsked().find((each) => each.game === game && each.misere === misere);
  if (!found) throw new Error(game);
  return found;
}
