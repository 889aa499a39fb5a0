import { BOT_LEVEL_IDS, type BotLevelId } from '@nimhall/shared/bot/levels';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { fieldsOf, PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** Who a duel is played against: somebody about as strong, or a bot. */
export const OPPONENT_KINDS = ['somebody', 'bot'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

/** The preferred game and opponent of duels on this device. */
export interface DuelPreferences {
  readonly game: string;
  readonly opponent: OpponentKind;
  /** Of a bot. */
  readonly level: BotLevelId;
}

/** The valid part of stored data; `otherwise` for the rest. */
export function parseDuelPreferences(written: unknown, otherwise: DuelPreferences): DuelPreferences {
  const { game, opponent, level } = fieldsOf(written);
  return {
    game: DUEL_GAMES.find((each) => each === game) ?? otherwise.game,
    opponent: OPPONENT_KINDS.find((each) => each === opponent) ?? otherwise.opponent,
    level: BOT_LEVEL_IDS.find((each) => each === level) ?? otherwise.level,
  };
}

/** The preferences in a query; the rest as it was. */
export function wishesIn(query: string, otherwise: DuelPreferences): DuelPreferences {
  const { game, bot } = Object.fromEntries(new URLSearchParams(query));
  if (game === undefined) return otherwise;
  return parseDuelPreferences({ game, level: bot, opponent: bot === undefined ? 'somebody' : 'bot' }, otherwise);
}

const FIRST: DuelPreferences = { game: 'nim', opponent: 'somebody', level: 'student' };

export const wishes = new PersistentStore(deviceStorage(), 'nimhall:duel', (text) => parseDuelPreferences(parsed(text), FIRST));
