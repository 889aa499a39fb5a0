import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadLargeTexts, loadWholeBook } from '@nimhall/shared/games/sprouts/known';
import { certificateOf } from '@nimhall/shared/lab/records/certificate';
import { allAsked } from '@nimhall/shared/lab/records/record';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { beforeAll, expect, test } from 'vitest';
import { programForTest } from '../support/programs.ts';
import { isFull, LONG, scaled, spread } from '../support/scale.ts';

const DOCS = fileURLToPath(new URL('../../shared/docs/', import.meta.url));
/** Of the proofs of Sprouts, every so manieth entry is checked; a sum takes seconds. */
const EVERY = { lands: scaled(600, 60), sums: scaled(6_000, 500) } as const;
/** In npm test only what games of up to so many spots come to; whatever follows from that is in it. The program reads a whole proof for seconds. */
const MOST_SPOTS = scaled(5, 22);
const folder = mkdtempSync(join(tmpdir(), 'nimhall-certificates-'));

beforeAll(() => programForTest('python'));

/** The proof of 21 spots has six times as many lands as that of all the others, and takes 12 s to read. */
beforeAll(async () => {
  if (isFull) await loadLargeTexts();
});

/** What the Python program for a certificate prints. */
function checked(certificate: { readonly certificate: string } | null): { readonly says: string; readonly holds: boolean } {
  const file = join(folder, 'certificate.json');
  writeFileSync(file, JSON.stringify(certificate));
  const kind = certificate?.certificate;
  const command = kind === 'lands' || kind === 'sums' ? ['check_sprouts.py', file, `${EVERY[kind]}`] : ['check_certificate.py', file];
  const { status, stdout, stderr } = spawnSync('python3', command, { cwd: DOCS, encoding: 'utf8' });
  return { says: stdout + stderr, holds: status === 0 };
}

test('a program in another language verifies the certificates', LONG, () => {
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

test('a program that knows the rules of Sprouts verifies who wins with up to 22 spots, and detects wrong proofs', LONG, () => {
  const proof = runToEnd(certificateOf(asked('sprouts', false)));
  if (proof?.certificate !== 'lands') throw new Error('This is of another kind.');
  expect(proof.claims.length).toBeGreaterThanOrEqual(scaled(21, 22));
  const claims = proof.claims.filter(([spots]) => Number(spots) <= MOST_SPOTS);
  const lands = proof.lands.filter(([land]) => livesOf(land) <= 3 * MOST_SPOTS);
  const of = Math.ceil(lands.length / EVERY.lands);
  const part = { ...proof, claims, lands };
  expect(checked(part).says).toBe(`sprouts: ${claims.length} claims hold, by ${of} of ${lands.length} lands\n`);
  // In many small regions there are few moves, which the program works out at once.
  const [land, nimber] = proof.lands.find(([land, nimber]) => nimber > 1 && land.length > 4) as (typeof proof.lands)[number];
  const only = (...lands: typeof proof.lands) => ({ ...proof, lands, claims: [] });
  const spots = proof.lands.findLast(([land]) => land.flat(2).every((spot) => spot === 3)) as (typeof proof.lands)[number];
  const wrong = {
    'too large': [only([land, nimber + 1]), `${nimber + 1} is claimed`],
    'too small': [only([land, nimber - 1]), `${nimber - 1} is claimed`],
    'not a nimber': [only([land, -1]), '-1 is no nimber'],
    'without answers': [only(spots), 'has no answer'],
    'another claim': [{ ...only(), claims: [['2', 1]] }, '2 spots: 1 is claimed, 0 is proved'],
  } as const;
  for (const [name, [certificate, sentence]] of Object.entries(wrong)) expect(checked(certificate).says, name).toMatch(`${sentence}\n`);
});

test('the same program verifies who wins with up to 16 spots where the last line loses, and detects wrong proofs', LONG, async () => {
  await loadWholeBook();
  const proof = runToEnd(certificateOf(asked('sprouts', true)));
  if (proof?.certificate !== 'sums') throw new Error('This is of another kind.');
  expect(proof.claims.map(([spots]) => spots)).toEqual(Array.from({ length: 16 }, (_, at) => `${at + 1}`));
  const claims = proof.claims.slice(0, MOST_SPOTS);
  const sums = proof.sums.filter(([, ...lands]) => lands.reduce((sum, land) => sum + livesOf(land), 0) <= 3 * MOST_SPOTS);
  const of = Math.ceil(sums.length / EVERY.sums);
  const part = { ...proof, claims, sums };
  expect(checked(part).says).toBe(`sprouts: ${claims.length} claims hold, by ${of} of ${sums.length} sums\n`);
  const only = (...sums: typeof proof.sums) => ({ ...proof, sums, claims: [] });
  const wrong = {
    'not lost': [only([0, [[[3], [3], [3], [3], [3]]]]), 'has no answer'],
    'another claim': [{ ...only(), claims: [['2', 1]] }, '2 spots: 1 is claimed, 0 is proved'],
  } as const;
  for (const [name, [certificate, sentence]] of Object.entries(wrong)) expect(checked(certificate).says, name).toMatch(`${sentence}\n`);
});

/** Of a land as the file has it: a spot from 4 up is written at both of its corners, and has one life. */
function livesOf(land: readonly (readonly (readonly number[])[])[]): number {
  return land.flat(2).reduce((sum, spot) => sum + (spot > 3 ? 1 / 2 : spot), 0);
}

function asked(game: string, misere: boolean) {
  const found = allAsked().find((each) => each.game === game && each.misere === misere);
  if (!found) throw new Error(game);
  return found;
}
