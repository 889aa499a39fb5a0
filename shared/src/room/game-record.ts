import { playText, readGame, readInkFor, readPosition } from '../catalogue/read.ts';
import { paramsKey } from '../catalogue/registry.ts';
import type { Params } from '../game/params.ts';
import { readJson } from '../json.ts';
import { say } from '../phrase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { GameResult } from './room.ts';
import { END_REASONS } from './room.ts';

/**
 * One game as text: tags, then the moves, numbered by pairs, as PGN does for chess.
 *
 *     [Game "nim"]
 *     [LastObject "wins"]
 *     [Start "1,2"]
 *     [First "Ann"]
 *     [Second "Ben"]
 *     [Result "first last-object"]
 *
 *     1. b1 a1
 *     2. b1
 *
 * A game with parameters has them as JSON in a line after the first: `[Params "{\"code\":\"0.77\"}"]`.
 */
export interface GameRecord {
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  readonly start: string;
  readonly first: string;
  readonly second: string;
  readonly moves: readonly string[];
  /** How each of them was drawn, empty for one that was not; absent where none was. Written in braces after the move. */
  readonly inks?: readonly string[];
  /** Null while the game is not over. */
  readonly result: GameResult | null;
}

const TAGS = ['Game', 'Params', 'LastObject', 'Start', 'First', 'Second', 'Result'] as const;
type Tag = (typeof TAGS)[number];

/** Parameters of a game that has none: nothing is written of them. */
const NO_PARAMS = '{}';

/** Longest record that is read, in characters. */
export const MAX_RECORD_LENGTH = 200_000;

export function formatRecord(record: GameRecord): string {
  const tags: Record<Tag, string> = {
    Game: record.game,
    Params: paramsKey(record.params),
    LastObject: record.misere ? 'loses' : 'wins',
    Start: record.start,
    First: record.first,
    Second: record.second,
    Result: record.result ? `${record.result.winner ?? 'nobody'} ${record.result.reason}` : '*',
  };
  const told = TAGS.filter((tag) => tag !== 'Params' || tags.Params !== NO_PARAMS);
  const head = told.map((tag) => `[${tag} ${JSON.stringify(tags[tag])}]`);
  const turns: string[] = [];
  const moves = record.moves.map((move, ply) => (record.inks?.[ply] ? `${move} {${record.inks[ply]}}` : move));
  for (let ply = 0; ply < moves.length; ply += 2) {
    turns.push(`${ply / 2 + 1}. ${moves.slice(ply, ply + 2).join(' ')}`);
  }
  return `${[...head, '', ...turns].join('\n')}\n`;
}

/** Reads a record and plays it through: every move is legal, and the texts come back canonical. */
export function parseRecord(text: string): Result<GameRecord, Refusal> {
  if (text.length > MAX_RECORD_LENGTH) return refuse('too-large', say`A record has ${MAX_RECORD_LENGTH} characters at most.`);
  const tags = new Map<string, string>([['Params', NO_PARAMS]]);
  const moveTexts: { text: string; ink: string }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const tag = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]\s*$/.exec(line);
    if (tag) tags.set(tag[1] as string, readString(tag[2] as string));
    else moveTexts.push(...movesIn(line));
  }
  const missing = TAGS.find((tag) => !tags.has(tag));
  if (missing) return refuse('bad-request', say`The record has no [${missing} "…"] line.`);
  const tag = (name: Tag): string => tags.get(name) as string;
  const params = readJson(tag('Params'));
  if (params === undefined) return refuse('bad-params', say`Params isn’t JSON.`);
  const game = readGame(tag('Game'), params);
  if (!game.ok) return game;
  const { family, params: checked, rules } = game.value;
  const start = readPosition(rules, tag('Start'));
  if (!start.ok) return start;
  const result = readResult(tag('Result'));
  if (result === undefined) return refuse('bad-request', say`There is no result "${tag('Result').slice(0, 40)}".`);
  const lastObject = tag('LastObject');
  if (lastObject !== 'wins' && lastObject !== 'loses') return refuse('bad-request', say`LastObject is "wins" or "loses".`);
  const moves: string[] = [];
  const inks: string[] = [];
  let position = start.value;
  for (const [ply, { text: moveText, ink }] of moveTexts.entries()) {
    const played = playText(rules, position, moveText);
    if (!played.ok) return refuse(played.error.code, say`Move ${ply + 1}: ${played.error.phrase ?? played.error.message}`);
    const read = ink === '' ? ok(ink) : readInkFor(rules, ink);
    if (!read.ok) return refuse(read.error.code, say`Move ${ply + 1}: ${read.error.phrase ?? read.error.message}`);
    moves.push(played.value.move);
    inks.push(ink);
    position = played.value.value;
  }
  return ok({
    game: family.id,
    params: checked,
    misere: lastObject === 'loses',
    start: rules.position.format(start.value),
    first: tag('First'),
    second: tag('Second'),
    moves,
    ...(inks.some((ink) => ink !== '') ? { inks } : {}),
    result,
  });
}

/** The moves of a line, without their numbers; ink follows its move in braces. */
function movesIn(line: string): { text: string; ink: string }[] {
  const moves: { text: string; ink: string }[] = [];
  for (const [text, ink] of line.matchAll(/\{([^{}]+)\}|\S+/g)) {
    const last = moves.at(-1);
    if (ink !== undefined && last?.ink === '') last.ink = ink;
    else if (!/^\d+\.$/.test(text)) moves.push({ text, ink: '' });
  }
  return moves;
}

function readResult(text: string): GameResult | null | undefined {
  if (text === '*') return null;
  const [winner, word] = text.split(' ');
  const reason = END_REASONS.find((each) => each === word);
  if (!reason) return undefined;
  if (winner === 'nobody') return { winner: null, reason };
  return winner === 'first' || winner === 'second' ? { winner, reason } : undefined;
}

function readString(quoted: string): string {
  const value = readJson(quoted);
  return typeof value === 'string' ? value : quoted.slice(1, -1);
}
