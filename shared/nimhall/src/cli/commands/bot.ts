import type { Room } from '../../../../src/room/room.ts';
import { game as gameCalled } from '../../games.ts';
import type { Offer, Player } from '../../player/index.ts';
import { botCalled } from '../bots.ts';
import { type Command, DONE, type Given, REFUSED, UsageError } from '../command.ts';
import { EngineContender } from '../engine/contender.ts';
import { EngineFault } from '../engine/engine.ts';
import { Offered } from '../engine/offered.ts';
import { playTurn } from '../engine/play-turn.ts';
import { asPlayer, HALL_OPTIONS, hallOf, roomOf } from '../hall.ts';
import type { Terminal } from '../terminal.ts';
import { resultOf } from './watch.ts';

const MOVETIME = 1_000;
/** Boards that a hall lets a program take at once. */
const MAX_BOARDS = 20;

export const botCommand: Command = {
  form: '[ROOM]',
  about: 'lets an engine play in a hall',
  more: [
    'ROOM is the code or the address of a room with a free seat. Without it a room is opened, for the game that --game names.',
    'The engine is a command that starts a program which speaks in lines: see docs/engines.md. It runs here and not in the hall.',
    'With --offer everybody in the hall may play with it, until Ctrl-C. That takes the token of a program: add one under “Your programs”.',
    'When it does not answer, plays what is no move or ends, it gives up that game and plays on in the next one; the exit code is 1 then.',
  ],
  options: {
    engine: { takes: 'COMMAND', about: 'what starts the engine' },
    ...HALL_OPTIONS,
    name: { takes: 'NAME', about: 'what it is called there (what it calls itself)' },
    token: { takes: 'TOKEN', about: 'to be somebody who is known there (NIMHALL_TOKEN)' },
    game: { takes: 'GAME', about: 'what is played in a new room' },
    start: { takes: 'POSITION', about: 'from which position' },
    misere: { about: 'the last move loses' },
    against: { takes: 'BOT', about: 'seats a bot of the hall, such as magpie; without it the room waits for somebody' },
    offer: { takes: 'GAMES', about: 'offers it to everybody in the hall, for these games: kayles,nim; with --misere for both rules' },
    boards: { takes: 'NUMBER', about: 'how many games it plays at once when it is offered (1)' },
    games: { takes: 'NUMBER', about: 'how many games, by rematch (1)' },
    movetime: { takes: 'MS', about: `time for a move, in milliseconds (${MOVETIME}); less where a clock runs out` },
  },
  params: true,
  examples: [
    'nimhall bot --engine "python3 kayles.py" --game kayles --start 12 --against magpie',
    'nimhall bot https://nim.example/r/k3v9x2 --engine ./my-engine --name Kayla',
  ],
  async run(given, terminal) {
    const command = given.value('engine');
    if (command === undefined) throw new UsageError('Which engine? --engine COMMAND starts it.');
    if (given.operands.length > 1) throw new UsageError(`"${given.operands[1]}" is one word too many.`);
    const wanted = given.operands.length === 1 ? roomOf(given) : { url: hallOf(given), code: null };
    const offer = offerOf(given);
    const wishes = wanted.code === null && !offer ? wishesOf(given) : null;
    const [games, movetime] = [given.number('games', 1, { min: 1 }), given.number('movetime', MOVETIME, { min: 1 })];
    const engine = await startOf(command, terminal);
    if (!engine) return REFUSED;
    const token = given.value('token') ?? process.env.NIMHALL_TOKEN;
    const connecting = {
      url: wanted.url,
      name: given.value('name') ?? engine.name.slice(0, 40),
      ...(token === undefined ? {} : { token }),
    };
    try {
      return await asPlayer(connecting, async (player) => {
        if (offer) return await new Offered(player, command, engine, movetime, terminal).play(offer);
        const code = wishes ? await player.create(wishes) : (wanted.code as string);
        const seat = await player.sit(code);
        await terminal.print(`${player.me.name} is ${seat} in ${wanted.url}/r/${code}`);
        return await new Seated(player, code, engine, movetime, terminal).play(games);
      });
    } finally {
      await engine.close();
    }
  },
};

async function startOf(command: string, terminal: Terminal): Promise<EngineContender | null> {
  try {
    return await EngineContender.start(command);
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    terminal.warn(`nimhall: the engine "${command}" ${error.message}.`);
    return null;
  }
}

function offerOf(given: Given): Offer | null {
  const text = given.value('offer');
  if (text === undefined) return null;
  if (given.operands.length > 0) throw new UsageError('--offer accepts any opponent. Leave the room out.');
  const games = text.split(',');
  for (const game of games) gameCalled(game);
  return { games, misere: given.has('misere'), boards: given.number('boards', 1, { min: 1, max: MAX_BOARDS }) };
}

function wishesOf(given: Given) {
  const game = given.value('game');
  if (game === undefined) throw new UsageError('Which room? Or which game, with --game?');
  const [params, start, misere] = [given.params(game), given.value('start'), given.has('misere')];
  gameCalled(game, params);
  const against = given.value('against');
  const second = against === undefined ? ('open' as const) : { bot: botCalled(against, game, misere).id };
  return { game, misere, seats: { first: 'me' as const, second }, ...(params && { params }), ...(start === undefined ? {} : { start }) };
}

/** An engine in its seat. */
class Seated {
  readonly #player: Player;
  readonly #code: string;
  readonly #engine: EngineContender;
  readonly #movetime: number;
  readonly #terminal: Terminal;
  #faults = 0;

  constructor(player: Player, code: string, engine: EngineContender, movetime: number, terminal: Terminal) {
    this.#player = player;
    this.#code = code;
    this.#engine = engine;
    this.#movetime = movetime;
    this.#terminal = terminal;
  }

  /** Plays this many games; resolves with the exit code. */
  async play(games: number): Promise<number> {
    const stop = (): void => void this.#giveUp();
    process.once('SIGINT', stop);
    try {
      for (let game = 1; ; game++) {
        for await (const turn of this.#player.turns(this.#code)) {
          if (!(await playTurn(this.#engine, turn, this.#movetime, this.#terminal))) this.#faults++;
        }
        const room = this.#player.room(this.#code);
        if (room?.status !== 'over') return REFUSED;
        await this.#terminal.print(resultOf(room));
        if (game === games || !(await this.#again(room))) return this.#faults > 0 ? REFUSED : DONE;
      }
    } finally {
      process.off('SIGINT', stop);
    }
  }

  /** Another game with the same opponent, once both want one; false where the room is closed. */
  async #again({ rematch, seats, branch }: Room): Promise<boolean> {
    const isOffered = rematch !== null && !isMe(this.#player, seats[rematch]);
    if (isOffered) await this.#player.order(this.#code, 'rematch:answer', { accept: true });
    else await this.#player.order(this.#code, 'rematch:offer', {});
    const room = await this.#player.until(this.#code, (each) => each.branch !== branch || each.closed === true);
    return room.branch !== branch;
  }

  /** After Ctrl-C the opponent should not have to wait. */
  async #giveUp(): Promise<void> {
    if (this.#player.room(this.#code)?.status === 'playing') await this.#player.order(this.#code, 'resign', {});
    this.#player.close();
  }
}

function isMe(player: Player, occupant: Room['seats']['first']): boolean {
  return occupant?.kind === 'human' && occupant.player.id === player.me.id;
}
