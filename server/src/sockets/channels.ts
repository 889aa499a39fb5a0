/** Names of the Socket.IO rooms that messages are sent to. */
export const channels = {
  /** Everybody who entered a room. */
  room: (code: string) => `room:${code}`,
  /** Those of them who watch the perfect-move overlay. */
  overlay: (code: string) => `overlay:${code}`,
  /** All connections of one identity. */
  player: (id: string) => `player:${id}`,
  /** Pupils and walls that follow a class. */
  gathering: (code: string) => `class:${code}`,
  /** Teachers who follow it: they see what each pupil proposes. */
  teachers: (code: string) => `teachers:${code}`,
  /** Everybody who follows a tournament. */
  tournament: (code: string) => `tournament:${code}`,
  lobby: 'lobby',
  /** Everybody who is told which programs offer themselves. */
  programs: 'programs',
} as const;
