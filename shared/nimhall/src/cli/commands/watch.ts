import { botLevel } from '../../../../src/bot/levels.ts';
import type { Occupant, Room } from '../../../../src/room/room.ts';
import { positionOf } from '../../game.ts';
import { game as gameCalled } from '../../games.ts';
import { boardLines, boardSentences } from '../board.ts';
import { type Command, DONE } from '../command.ts';
import { asPlayer, HALL_OPTIONS, roomOf } from '../hall.ts';
import type { Terminal } from '../terminal.ts';

export const watchCommand: Command = {
  form: 'ROOM',
  about: 'shows the game of a room as it is played, until it is over',
  more: ['ROOM is its code, or its address.'],
  options: {
    ...HALL_OPTIONS,
    plain: { about: 'sentences instead of drawings, for a screen reader' },
    json: { about: 'the room as a line of JSON after every change' },
  },
  examples: ['nimhall watch https://nim.example/r/k3v9x2', 'nimhall watch k3v9x2 --url https://nim.example --plain'],
  async run(given, terminal) {
    const { url, code } = roomOf(given);
    return await asPlayer({ url }, async (player) => {
      const shown = new Shown(terminal, given.has('plain'));
      for await (const room of player.changes(code)) {
        if (given.has('json')) await terminal.print(JSON.stringify(room));
        else await shown.show(room);
      }
      return DONE;
    });
  },
};

/** What a spectator has been shown. */
class Shown {
  readonly #terminal: Terminal;
  readonly #plain: boolean;
  #seats = '';
  #branch = -1;
  #moves = 0;

  constructor(terminal: Terminal, plain: boolean) {
    this.#terminal = terminal;
    this.#plain = plain;
  }

  /** Shows everything new. */
  async show(room: Room): Promise<void> {
    const { first, second } = room.seats;
    const seats = `${listed(first)} against ${listed(second)}`;
    if (seats !== this.#seats) await this.#terminal.print(`${gameCalled(room.game, room.params).family.name}: ${seats}`);
    this.#seats = seats;
    if (room.branch !== this.#branch || room.moves.length < this.#moves) {
      this.#moves = 0;
      await this.#board(room, room.start);
    }
    this.#branch = room.branch;
    for (; this.#moves < room.moves.length; this.#moves++) {
      const mover = room.seats[this.#moves % 2 === 0 ? 'first' : 'second'];
      await this.#terminal.print(`${this.#moves + 1}. ${nameOf(mover)}: ${room.moves[this.#moves]}`);
    }
    if (room.moves.length > 0) await this.#board(room, room.position);
    if (room.result) await this.#terminal.print(resultOf(room));
  }

  async #board(room: Room, position: string): Promise<void> {
    const { rules } = gameCalled(room.game, room.params);
    const view = rules.view(positionOf(gameCalled(room.game, room.params), position));
    const lines = this.#plain ? boardSentences(view, position) : boardLines(view, position, { colours: this.#terminal.hasColours });
    await this.#terminal.print(...lines);
  }
}

/** Who has won, and how. */
export function resultOf({ result, seats }: Room): string {
  if (!result?.winner) return `Nobody won (${result?.reason}).`;
  return `${nameOf(seats[result.winner])} won (${result.reason}).`;
}

/** A player where the game begins: a program with its owner. */
function listed(occupant: Occupant | null): string {
  const owner = occupant?.kind === 'human' ? occupant.player.owner : undefined;
  return owner === undefined ? nameOf(occupant) : `${nameOf(occupant)} by ${owner || 'somebody'}`;
}

function nameOf(occupant: Occupant | null): string {
  if (!occupant) return 'nobody yet';
  return occupant.kind === 'bot' ? botLevel(occupant.level).name : occupant.player.name || 'somebody';
}
