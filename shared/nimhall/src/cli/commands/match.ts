import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { seededRandom } from '../../../../src/bot/random.ts';
import { readStart } from '../../../../src/catalogue/read.ts';
import { paramsKey } from '../../../../src/catalogue/registry.ts';
import type { Game } from '../../game.ts';
import { game as gameCalled } from '../../games.ts';
import { orThrow } from '../../refused.ts';
import { type Command, DONE, REFUSED, UsageError } from '../command.ts';
import { type Contender, contenderCalled } from '../engine/contender.ts';
import { type EloDifference, eloDifference } from '../engine/elo.ts';
import { EngineFault } from '../engine/engine.ts';
import { type MatchGame, playMatch } from '../engine/match.ts';
import { columns, type Terminal } from '../terminal.ts';

const GAMES = 100;
const MOVETIME = 1_000;

export const matchCommand: Command = {
  form: 'GAME [POSITION…]',
  about: 'lets two engines play each other here, and tells how much stronger one is',
  more: [
    'An engine is a command that starts a program which speaks in lines (see docs/engines.md), or a bot of ours: bot:owl.',
    'Each position is played twice, so that each engine has the first move there. Without positions, those that the game offers are played.',
    'An engine that does not answer, plays what is no move or ends loses that game, and plays on in the next one; the exit code is 1 then.',
  ],
  options: {
    engine: { takes: 'COMMAND', many: true, about: 'who plays; to be given twice' },
    pool: { takes: 'FILE', about: 'positions to begin from, one a line; - reads them from the input' },
    games: { takes: 'NUMBER', about: `how many games (${GAMES})` },
    movetime: { takes: 'MS', about: `time for a move, in milliseconds (${MOVETIME})` },
    misere: { about: 'the last move loses' },
    seed: { takes: 'NUMBER', about: 'makes our bots play the same again' },
    json: { about: 'a line of JSON for each game, and one for the result' },
  },
  params: true,
  examples: [
    'nimhall match nim 3,4,5 5,6,7 --engine bot:magpie --engine bot:owl --games 20 --seed 1',
    'nimhall match kayles --engine bot:jay --engine bot:finch --games 10 --json',
    'seq 5 9 | nimhall match kayles --engine bot:jay --engine bot:finch --games 10 --pool -',
  ],
  async run(given, terminal) {
    const [id, ...positions] = given.operands;
    const specs = given.values('engine');
    if (id === undefined) throw new UsageError('Which game? "nimhall games" lists them.');
    if (specs.length !== 2) throw new UsageError('A match is between two engines: give --engine twice.');
    const played = { game: gameCalled(id, given.params(id)), misere: given.has('misere') };
    const random = given.value('seed') === undefined ? Math.random : seededRandom(given.number('seed', 0));
    const games = given.number('games', GAMES, { min: 1 });
    const movetime = given.number('movetime', MOVETIME, { min: 1 });
    const starts = startsOf(played.game, [...positions, ...(await poolOf(given.value('pool'), terminal))]);
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const contenders: Contender[] = [];
    process.once('SIGINT', stop);
    try {
      for (const spec of specs) contenders.push(await contenderCalled(spec, played, random));
      const [one, two] = contenders as [Contender, Contender];
      const names = one.name === two.name ? ([`${one.name} (1)`, `${two.name} (2)`] as const) : ([one.name, two.name] as const);
      const results: MatchGame[] = [];
      for await (const result of playMatch(played, [one, two], { starts, games, movetime, signal: stopping.signal })) {
        results.push(result);
        if (result.fault !== null) terminal.warn(`Game ${results.length}: ${names[result.winner === 0 ? 1 : 0]} ${result.fault}`);
        if (given.has('json')) await terminal.print(JSON.stringify(result));
        else terminal.progress(`${results.length} of ${games} games`);
      }
      terminal.progress('');
      await terminal.print(...(given.has('json') ? [JSON.stringify(summary(names, results))] : table(names, results)));
      return results.some(({ fault }) => fault !== null) ? REFUSED : DONE;
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      terminal.warn(`nimhall: the engine "${specs[contenders.length]}" ${error.message}.`);
      return REFUSED;
    } finally {
      process.off('SIGINT', stop);
      await Promise.all(contenders.map((each) => each.close()));
    }
  },
};

/** The positions of a file, or of the input. */
async function poolOf(file: string | undefined, { input }: Terminal): Promise<string[]> {
  if (file === undefined) return [];
  try {
    const lines = (file === '-' ? await text(input) : await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '');
  } catch (error) {
    throw new UsageError(`"${file}" cannot be read: ${(error as Error).message}.`);
  }
}

/** The given positions, or those that the game offers with these parameters. */
function startsOf(game: Game, positions: readonly string[]): string[] {
  const offered = game.family.presets.filter(
    ({ params }) => paramsKey(gameCalled(game.family.id, params as never).params) === paramsKey(game.params),
  );
  const texts = positions.length > 0 ? positions : offered.map(({ start }) => start);
  if (texts.length === 0) throw new UsageError('From which position? This game offers none with these parameters.');
  return texts.map((text) => game.rules.position.format(orThrow(readStart(game, text))));
}

function summary(names: readonly [string, string], results: readonly MatchGame[]) {
  const [one, two] = ([0, 1] as const).map((place) => ({
    name: names[place],
    games: results.length,
    won: results.filter(({ winner }) => winner === place).length,
    wonFirst: results.filter(({ winner, first }) => winner === place && first === place).length,
    faults: results.filter(({ winner, fault }) => winner !== place && fault !== null).length,
  }));
  return { engines: [one, two] as const, ...(results.length > 0 && { difference: eloDifference(one?.won ?? 0, results.length) }) };
}

function table(names: readonly [string, string], results: readonly MatchGame[]): string[] {
  const { engines, difference } = summary(names, results);
  const rows = engines.map((each) => [each?.name ?? '', each?.games, each?.won, each?.wonFirst, each?.faults].map(String));
  return [
    ...columns([['engine', 'games', 'won', 'as first', 'faults'], ...rows]),
    ...(difference ? [`Elo of ${names[0]} over ${names[1]}: ${inWords(difference)}`] : []),
  ];
}

function inWords({ elo, low, high }: EloDifference): string {
  if (elo === Number.POSITIVE_INFINITY) return `more than ${Math.round(low)} (95 %)`;
  if (elo === Number.NEGATIVE_INFINITY) return `less than ${Math.round(high)} (95 %)`;
  return `${Math.round(elo)} (95 %: ${Math.round(low)} to ${Math.round(high)})`;
}
