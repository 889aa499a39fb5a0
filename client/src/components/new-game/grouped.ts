import { type Family, GROUPS, type Group } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';

/** The games as people are shown them: group by group, in the order of the catalogue. */
export const GROUPED: readonly { readonly group: Group; readonly games: readonly Family[] }[] = GROUPS.map((group) => ({
  group,
  games: GAMES.filter((game) => game.group === group),
}));
