import { type Player, type Room, seatOf } from './room.ts';

/** While a game runs, players and spectators talk among themselves; before and after it, everybody together. */
export const CHAT_CHANNELS = ['players', 'spectators', 'everyone'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** One thing said in a room. Chat is kept beside the log, never in it: talking does not make a move stale. */
export interface ChatLine {
  /** Unique among what this person says in this room: chosen by their client, else by the server. */
  readonly id: string;
  /** Server time in milliseconds since 1970. */
  readonly at: number;
  readonly channel: ChatChannel;
  readonly from: Player;
  readonly text: string;
}

/** Longest line, in characters. */
export const MAX_LINE_LENGTH = 200;

/** Things people say at a board, for those who would rather tap than type. */
export const PHRASES = ['Hello!', 'Good luck!', 'One moment…', 'Nice move!', 'Oops.', 'Well played!', 'Thank you!'] as const;

/** The channel that a player writes in now. */
export function channelOf(room: Room, player: string): ChatChannel {
  if (room.status !== 'playing') return 'everyone';
  return seatOf(room, player) ? 'players' : 'spectators';
}

/** Whether a player may read a line now. After the game everybody reads everything. */
export function mayRead(room: Room, player: string, { channel }: ChatLine): boolean {
  return room.status !== 'playing' || channel === 'everyone' || channel === channelOf(room, player);
}
