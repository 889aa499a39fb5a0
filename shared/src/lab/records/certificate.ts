import { readGame, readPosition } from '../../catalogue/read.ts';
import { type MemoKey, memoKey, type Ruleset } from '../../game/contract.ts';
import type { Computation } from '../../game/theory.ts';
import { type Code, readCode } from '../../games/octal/code.ts';
import { bytesOf } from '../series/files.ts';
import { LINES } from '../series/lines.ts';
import type { Asked } from './record.ts';
import { type LandsProof, landsProof, type SumsProof, sumsProof } from './sprouts-proofs.ts';

/** What is certified, with the line by its name. */
export type CertificateAsked = Omit<Asked, 'line'> & { readonly line: string };

/** Most positions of a certificate, and most moves in them; and rows, where each is checked by all of its moves. */
const MAX_POSITIONS = 2_000;
const MAX_MOVES = 60_000;
const MAX_ROWS = 1_000;
/** Rows where a move may leave three. */
const MAX_ROWS_IN_THREE = 200;
/** Moves looked at between two yields. */
const SLICE = 200;

/** A position, the places of those that a move leads to, all of them earlier, and what it is worth. */
type Entry = readonly [position: string, options: readonly number[], value: number];

/** What can be checked by a program that knows nothing of ours: see shared/docs/certificates.md. */
interface Certificate {
  readonly game: string;
  readonly params: Asked['params'];
  /** Whether who makes the last move loses: then a value is 1 where the side to move wins, else it is a nimber. */
  readonly lastMoveLoses: boolean;
  /** What is certified: positions with their values. */
  readonly claims: readonly (readonly [position: string, value: number])[];
}

interface PositionsCertificate extends Certificate {
  readonly certificate: 'positions';
  readonly positions: readonly Entry[];
}

interface RowsCertificate extends Certificate {
  readonly certificate: 'rows';
  /** What may be left of a row where this many are taken, or `unequal` where it is split into two of different sizes. */
  readonly digits: readonly number[];
  readonly unequal: boolean;
  readonly values: readonly number[];
  /** From `start` on the values repeat, for ever, where the code has been seen to for long enough. */
  readonly period: { readonly start: number; readonly length: number } | null;
}

type LandsCertificate = Certificate & LandsProof & { readonly certificate: 'lands' };
type SumsCertificate = Certificate & SumsProof & { readonly certificate: 'sums' };

/**
 * A certificate of what is asked; null for what is asked of no game. It is worked out by the definition alone, from what every move
 * leads to; for Sprouts it is the proof that is shipped.
 */
export function* certificateOf(
  asked: Asked,
): Computation<PositionsCertificate | RowsCertificate | LandsCertificate | SumsCertificate | null> {
  const game = readGame(asked.game, asked.params);
  if (!game.ok) return null;
  const { family, params, rules } = game.value;
  if (family.id === 'sprouts') {
    if (!asked.misere) return { certificate: 'lands', ...about(asked), ...(yield* landsProof(asked.line)) };
    const proof = yield* sumsProof(asked.line);
    if (proof) return { certificate: 'sums', ...about(asked), ...proof };
  }
  const octal = family.of ?? { family: family.id, params };
  const code = octal.family === 'octal' ? readCode(`${octal.params.code}`) : null;
  if (code?.ok && !asked.misere && code.value.longest < Number.POSITIVE_INFINITY) return yield* ofRows(asked, code.value, rules);
  return yield* ofPositions(asked, rules);
}

/** A certificate as the bytes of a file; no bytes for a game or a line that is not there. */
export function* certificateFile({ line: id, ...asked }: CertificateAsked): Computation<readonly Uint8Array<ArrayBuffer>[]> {
  const line = LINES[asked.game]?.find((each) => each.id === id);
  const certificate = line ? yield* certificateOf({ ...asked, line }) : null;
  return certificate ? [bytesOf(JSON.stringify(certificate))] : [];
}

function about({ game, params, misere }: Asked): Pick<Certificate, 'game' | 'params' | 'lastMoveLoses'> {
  return { game, params, lastMoveLoses: misere };
}

function* ofRows(asked: Asked, code: Code, { theory }: Ruleset): Computation<RowsCertificate> {
  const sizes = theory?.sizes;
  if (!sizes) throw new Error(`${asked.game} has no values by size`);
  const most = code.threeRows ? MAX_ROWS_IN_THREE : MAX_ROWS;
  yield* sizes.reach(most, false);
  const proven = sizes.period();
  const needed = proven && (code.threeRows ? 3 : 2) * (proven.start + proven.length) + code.longest;
  const period = proven && needed !== null && needed <= most ? { start: Math.max(1, proven.start), length: proven.length } : null;
  const values = Array.from({ length: most + 1 }, (_, row) => sizes.at(row).nimber);
  return {
    certificate: 'rows',
    ...about(asked),
    digits: Array.from({ length: code.longest + 1 }, (_, take) => code.digit(take)),
    unequal: code.unequal,
    claims: values.map((value, row) => [`${row}`, value] as const),
    period,
    values,
  };
}

/** Positions from the smallest number up, with all that can come of them, as long as they are few. */
function* ofPositions(asked: Asked, rules: Ruleset): Computation<PositionsCertificate> {
  const { line, misere } = asked;
  const known = new Map<MemoKey, number>();
  const positions: Entry[] = [];
  const claims: [string, number][] = [];
  const found: PositionsCertificate = { certificate: 'positions', ...about(asked), claims, positions };
  let moves = 0;
  for (let n = line.from; n <= line.most; n++) {
    const start = readPosition(rules, line.at(n));
    if (!start.ok) return found;
    const [allBefore, keysBefore] = [positions.length, new Set(known.keys())];
    const under: { readonly position: unknown; readonly left: Iterator<unknown>; readonly options: Set<number> }[] = [];
    const begin = (position: unknown) => under.push({ position, left: optionsOf(rules, position), options: new Set() });
    if (!known.has(memoKey(rules, start.value))) begin(start.value);
    while (under.length > 0) {
      const top = under.at(-1) as (typeof under)[number];
      const { done, value: option } = top.left.next();
      if (!done) {
        const place = known.get(memoKey(rules, option));
        if (place === undefined) begin(option);
        else top.options.add(place);
        if (++moves % SLICE === 0) yield { states: moves };
        if (moves <= MAX_MOVES && positions.length + under.length <= MAX_POSITIONS) continue;
        // Too many: what was begun for this number goes.
        positions.length = allBefore;
        for (const key of known.keys()) if (!keysBefore.has(key)) known.delete(key);
        return found;
      }
      under.pop();
      const options = [...top.options].sort((a, b) => a - b);
      const values = options.map((at) => (positions[at] as Entry)[2]);
      known.set(memoKey(rules, top.position), positions.length);
      under.at(-1)?.options.add(positions.length);
      positions.push([rules.position.format(top.position), options, misere ? wins(values) : mex(values)]);
    }
    const at = known.get(memoKey(rules, start.value)) as number;
    const [position, , value] = positions[at] as Entry;
    claims.push([position, value]);
  }
  return found;
}

function* optionsOf(rules: Ruleset, position: unknown): Generator<unknown, void, void> {
  for (const move of rules.moves(position)) {
    const next = rules.play(position, move);
    if (!next.ok) throw new Error(`moves() offers an illegal move: ${rules.move.format(move)}`);
    yield next.value;
  }
}

/** Where the last move loses, the side to move has won where there is none, and else wins by a move to a position that is lost. */
function wins(values: readonly number[]): number {
  return values.length === 0 || values.includes(0) ? 1 : 0;
}

function mex(values: readonly number[]): number {
  const all = new Set(values);
  let least = 0;
  while (all.has(least)) least++;
  return least;
}
