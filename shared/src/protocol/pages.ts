/** The addresses of the pages, as the client draws them and the server answers them. Whatever else is asked for is not there. */
export const PAGES = {
  lobby: '/',
  newRoom: '/new',
  /** A game in the page alone, without a room. */
  here: '/here',
  room: '/r/:code',
  /** Games that are being played. */
  watch: '/watch',
  games: '/games',
  game: '/games/:id',
  analysis: '/analysis',
  learn: '/learn',
  practice: '/learn/practice',
  puzzles: '/learn/practice/:set',
  chapter: '/learn/:chapter',
  /** The ladders of all games, and that of one. */
  ladders: '/ladder',
  ladder: '/ladder/:game',
  /** Rated duels: where they are sought, and what they came to. */
  duels: '/duels',
  lab: '/lab',
  labTool: '/lab/:tool',
  /** What I played. */
  me: '/me',
  /** My friends, and whom I have blocked. */
  friends: '/me/friends',
  /** Passkeys, by which I am kept. */
  keep: '/me/keep',
  /** The devices that are me. */
  devices: '/me/devices',
  /** Programs that play with everybody. */
  offered: '/programs',
  /** My programs, and those that are me. */
  programs: '/me/programs',
  /** Export of my data. */
  data: '/me/data',
  /** The profile of an account. */
  person: '/p/:name',
  /** Where another device becomes me. */
  link: '/link',
  settings: '/settings',
  /** The board alone, for the pages of others. */
  embed: '/embed/:code',
} as const;

/** Where a class is joined or opened, the class as its pupils and its teacher see it, its wall, where another device becomes a teacher, and a lesson plan: apart, since the first page knows one pattern for all. */
export const CLASS_PAGES = {
  classes: '/class',
  class: '/class/:code',
  wall: '/class/:code/wall',
  teach: '/class/:code/teach',
  lesson: '/class/lessons/:lesson',
} as const;

/** The tournaments, and each of them: apart for the same reason. */
export const TOURNAMENT_PAGES = { tournaments: '/t', tournament: '/t/:code' } as const;
