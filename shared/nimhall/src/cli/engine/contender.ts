import { chooseMove } from '../../../../src/bot/choose.ts';
import { playText } from '../../../../src/catalogue/read.ts';
import { DEFAULT_BUDGET } from '../../../../src/game/budget.ts';
import { runToEnd } from '../../../../src/solver/analyse.ts';
import { type Game, positionOf } from '../../game.ts';
import { botCalled } from '../bots.ts';
import { Engine, EngineFault } from './engine.ts';

/** Moves that are listed for an engine. */
const MAX_LISTED = 1_000;

/** A game as it is played: the game, and whether the last move loses. */
export interface Played {
  readonly game: Game;
  readonly misere: boolean;
}

/** A player of a match: an engine, or a bot of ours. */
export interface Contender {
  readonly name: string;
  /** A legal move. Throws an `EngineFault` if it has none; the engine is then restarted for its next game. */
  choose(played: Played, position: string, movetime: number): Promise<string>;
  close(): Promise<void>;
}

/** A contender by name: `bot:owl`, or the command of an engine, which is started once to see that it works. */
export async function contenderCalled(spec: string, played: Played, random: () => number): Promise<Contender> {
  return spec.startsWith('bot:') ? bot(spec.slice(4), played, random) : await EngineContender.start(spec);
}

function bot(name: string, { game: { family }, misere }: Played, random: () => number): Contender {
  const level = botCalled(name, family.id, misere);
  return {
    name: level.name,
    async choose({ game }, position) {
      const turn = { rules: game.rules, position: positionOf(game, position), misere };
      return game.rules.move.format(runToEnd(chooseMove(level, turn, { random, budget: DEFAULT_BUDGET })));
    },
    close: () => Promise.resolve(),
  };
}

/** An engine that is started again after a fault. */
export class EngineContender implements Contender {
  readonly name: string;
  readonly #command: string;
  #engine: Engine | null;

  private constructor(command: string, engine: Engine) {
    this.#command = command;
    this.#engine = engine;
    this.name = engine.name || command;
  }

  static async start(command: string): Promise<EngineContender> {
    return new EngineContender(command, await Engine.start(command));
  }

  async choose({ game, misere }: Played, position: string, movetime: number): Promise<string> {
    const at = positionOf(game, position);
    const question = { game: game.family.id, params: game.params, misere, position, legal: listed(game, at) };
    try {
      this.#engine ??= await Engine.start(this.#command);
      const move = await this.#engine.choose(question, movetime);
      const next = playText(game.rules, at, move);
      if (!next.ok) throw new EngineFault(`plays "${move.slice(0, 60)}" on ${position.slice(0, 60)}. ${next.error.message}`);
      return next.value.move;
    } catch (error) {
      await this.#engine?.kill();
      this.#engine = null;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#engine?.quit();
    this.#engine = null;
  }
}

function listed({ rules }: Game, position: unknown): string[] | null {
  const moves: string[] = [];
  for (const move of rules.moves(position)) {
    if (moves.length === MAX_LISTED) return null;
    moves.push(rules.move.format(move));
  }
  return moves;
}
