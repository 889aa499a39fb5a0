import { createInterface, type Interface } from 'node:readline';
import { chooseMove } from '../../../../src/bot/choose.ts';
import type { BotLevel } from '../../../../src/bot/level.ts';
import { seededRandom } from '../../../../src/bot/random.ts';
import { playText, readStart } from '../../../../src/catalogue/read.ts';
import { DEFAULT_BUDGET } from '../../../../src/game/budget.ts';
import { isOver, type LastMoveUnit } from '../../../../src/game/contract.ts';
import { inWords } from '../../../../src/phrase.ts';
import type { Game } from '../../game.ts';
import { game as gameCalled } from '../../games.ts';
import { orThrow } from '../../refused.ts';
import { explain } from '../../solve.ts';
import { boardLines, boardSentences } from '../board.ts';
import { botCalled } from '../bots.ts';
import { type Command, DONE, UsageError } from '../command.ts';
import type { Terminal } from '../terminal.ts';

/** Moves that are listed, and offered by the Tab key. */
const MAX_LISTED = 60;

const HELP = ['Type a move. Or: moves (what you may play), why (who is winning), undo, quit.'];

export const playCommand: Command = {
  form: 'GAME [POSITION]',
  about: 'plays a game against a bot, here in the terminal',
  more: [
    'Tab completes a move, the arrow keys bring back what you typed. Without a person at the keyboard, moves are read from the input.',
  ],
  options: {
    bot: { takes: 'NAME', about: 'who plays against you (owl); Chick is the weakest' },
    second: { about: 'the bot moves first' },
    misere: { about: 'the last move loses' },
    plain: { about: 'sentences instead of drawings, for a screen reader' },
    seed: { takes: 'NUMBER', about: 'makes the bot play the same again' },
  },
  params: true,
  examples: [
    'nimhall play nim 3,4,5 --bot owl',
    'nimhall play kayles 12 --bot magpie --second --plain',
    'printf "a2\\nb1\\n" | nimhall play nim 2,1 --bot chick',
  ],
  async run(given, terminal) {
    const [id, text, ...rest] = given.operands;
    if (id === undefined) throw new UsageError('Which game? "nimhall games" lists them.');
    if (rest.length > 0) throw new UsageError(`"${rest[0]}" is one word too many.`);
    const misere = given.has('misere');
    const game = gameCalled(id, given.params(id));
    const bot = botCalled(given.value('bot') ?? 'owl', id, misere);
    const random = given.value('seed') === undefined ? Math.random : seededRandom(given.number('seed', 0));
    const start = orThrow(readStart(game, text));
    await new Match({ game, misere, bot, random, plain: given.has('plain'), terminal }).play(start, given.has('second'));
    return DONE;
  },
};

interface Setting {
  readonly game: Game;
  readonly misere: boolean;
  readonly bot: BotLevel;
  readonly random: () => number;
  readonly plain: boolean;
  readonly terminal: Terminal;
}

/** A game of a person and a bot. */
class Match {
  readonly #set: Setting;
  /** Positions in which the person was to move, the newest last. */
  readonly #before: unknown[] = [];
  #position: unknown = null;

  constructor(setting: Setting) {
    this.#set = setting;
  }

  async play(start: unknown, botFirst: boolean): Promise<void> {
    const { game, misere, terminal } = this.#set;
    this.#position = start;
    const wins = `${misere ? 'Avoid' : 'Make'} the last move${lastOf(game.rules.last)} to win.`;
    await terminal.print(`${game.family.name}. ${inWords(game.rules.rule)}`, wins, ...HELP);
    const keyboard = this.#keyboard();
    try {
      for (let bots = botFirst; ; bots = !bots) {
        if (isOver(game.rules, this.#position)) return await this.#end(bots);
        if (bots) await this.#botMoves();
        else if (!(await this.#personMoves(keyboard.lines))) return;
      }
    } finally {
      keyboard.close();
    }
  }

  #keyboard(): { lines: AsyncIterator<string>; close: () => void } {
    const { terminal } = this.#set;
    const reader: Interface = createInterface({
      input: terminal.input,
      ...(terminal.isInteractive
        ? { output: terminal.output, completer: (typed: string) => this.#complete(typed), prompt: 'Your move: ' }
        : {}),
    });
    const lines = reader[Symbol.asyncIterator]();
    return {
      lines: {
        next: () => {
          if (terminal.isInteractive) reader.prompt();
          return lines.next();
        },
      },
      close: () => reader.close(),
    };
  }

  #complete(typed: string): [string[], string] {
    const found = [...this.#moves(), ...['moves', 'why', 'undo', 'quit']].filter((each) => each.startsWith(typed));
    return [found, typed];
  }

  /** The first legal moves. */
  #moves(): string[] {
    const { rules } = this.#set.game;
    const moves: string[] = [];
    for (const move of rules.moves(this.#position)) {
      if (moves.length === MAX_LISTED) break;
      moves.push(rules.move.format(move));
    }
    return moves;
  }

  /** False if the person has left. */
  async #personMoves(lines: AsyncIterator<string>): Promise<boolean> {
    const { game, misere, terminal } = this.#set;
    await this.#show();
    for (;;) {
      const { value, done } = await lines.next();
      const typed = value?.trim() ?? '';
      if (done || typed === 'quit' || typed === 'q') {
        await terminal.print('You stopped the game.');
        return false;
      }
      if (typed === '') continue;
      if (typed === 'moves') await terminal.print(this.#moves().join('  '));
      else if (typed === 'why') await terminal.print(...explain(game, this.#text, { misere }));
      else if (typed === 'undo') {
        if (this.#before.length === 0) await terminal.print('There is nothing to take back.');
        else {
          this.#position = this.#before.pop();
          await this.#show();
        }
      } else if (typed === 'help' || typed === '?') await terminal.print(...HELP);
      else {
        const played = playText(game.rules, this.#position, typed);
        if (played.ok) {
          this.#before.push(this.#position);
          this.#position = played.value.value;
          return true;
        }
        await terminal.print(played.error.message);
      }
    }
  }

  async #botMoves(): Promise<void> {
    const { game, misere, bot, random, terminal } = this.#set;
    const turn = { rules: game.rules, position: this.#position, misere };
    const move = terminal.runToEnd(chooseMove(bot, turn, { random, budget: DEFAULT_BUDGET }), 'Thinking');
    const text = game.rules.move.format(move);
    this.#position = orThrow(playText(game.rules, this.#position, text)).value;
    await terminal.print(`${bot.name} plays ${text}.`);
  }

  /** The game is over: `bots` would be next. */
  async #end(bots: boolean): Promise<void> {
    const { misere, bot, terminal } = this.#set;
    const winner = bots === misere ? bot.name : 'You';
    await this.#show();
    await terminal.print(`The game is over. ${winner} ${winner === 'You' ? 'win' : 'wins'}.`);
  }

  async #show(): Promise<void> {
    const { game, plain, terminal } = this.#set;
    const view = game.rules.view(this.#position);
    const now = game.rules.now?.(this.#position);
    const lines = plain ? boardSentences(view, this.#text) : boardLines(view, this.#text, { colours: terminal.hasColours });
    await terminal.print(...lines, ...(now ? [inWords(now)] : []));
  }

  get #text(): string {
    return this.#set.game.rules.position.format(this.#position);
  }
}

function lastOf(last: LastMoveUnit): string {
  return last === 'move' ? '' : `, which takes the last ${last},`;
}
