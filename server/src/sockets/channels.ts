/** Names of the Socket.IO rooms that messages are sent to. */
export const channels = {
  /** Everybody who entered a room. */
  room: (code: string) => `room:${code}`,
  /** Those of them who watch the perfect-move overlay. */
  overlay: (code: string) => `overlay:${code}`,
  /** All connections of one identity. */
  player: (id: string) => `player:${id}`,
  /** Everybody who follows a class. */
  gathering: (code: string) => `class:${code}`,
  lobby: 'lobby',
} as const;
