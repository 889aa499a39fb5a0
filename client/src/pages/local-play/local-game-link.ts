import { botsOf } from '@nimhall/shared/bot/levels';
import type { Family } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { SEATS } from '@nimhall/shared/room/seat';
import { parseSettings } from '../../components/new-game/new-room-link.ts';
import { newLocalGameUrl } from '../../components/new-game/room-links.ts';
import type { LocalGame, Side } from '../../components/practice/local-game.ts';
import { type Practice, played } from '../../components/practice/practice.ts';

/** A game in the page as its address has it: the game, the sides, and the moves. */
export interface LocalGameQuery {
  readonly practice: Practice;
  readonly sides: LocalGame['sides'];
  /** Which of the two at this device moves first. */
  readonly first: 0 | 1;
}

/** The game an address names; what means nothing in it is as usual. */
export function parseLocalGame(query: string): LocalGameQuery {
  const { draft } = parseSettings(query, GAMES[0] as Family);
  const given = new URLSearchParams(query);
  const { game, params, misere, start, seats } = draft;
  const side = (choice: string): Side => botsOf(game, misere).find(({ id }) => id === choice)?.id ?? 'person';
  const moves = (given.get('moves') ?? '').split(' ').filter((move) => move !== '');
  let practice: Practice = { game, params, misere, start, moves: [] };
  for (const move of moves) {
    const next = played(practice, move);
    // Moves after an illegal one belong to another position.
    if (next === practice) break;
    practice = next;
  }
  return {
    practice,
    sides: { first: side(seats.first), second: side(seats.second) },
    first: given.get('first') === '1' ? 1 : 0,
  };
}

/** The address of a game, from which a reload continues. */
export function localGameUrl({ practice, sides, first }: LocalGameQuery): string {
  const { moves, ...settings } = practice;
  const [mine = 'first'] = SEATS.filter((seat) => sides[seat] === 'person');
  const choice = (seat: typeof mine) => (seat === mine ? 'me' : sides[seat] === 'person' ? 'open' : sides[seat]);
  const link = newLocalGameUrl({ ...settings, seats: { first: choice('first'), second: choice('second') } });
  const played = moves.length > 0 ? `&moves=${moves.map(({ move }) => encodeURIComponent(move)).join('+')}` : '';
  return `${link}${first === 1 ? '&first=1' : ''}${played}`;
}
