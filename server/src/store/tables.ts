import type { ColumnType } from 'kysely';

/** What a column holds: `player` is the id of one, which must not outlive the account; `whole` numbers are mostly times in milliseconds, which JavaScript holds exactly; `texts` is a list. */
export type Kind = 'player' | 'text' | 'texts' | 'whole' | 'real' | 'flag' | 'json' | 'bytes';

/**
 * The tables of both databases, except those that only nodes share (`shared-tables.ts`). All query types derive from it, and a test
 * compares it with both schemas. A question mark stands for a nullable column.
 */
export const TABLES = {
  log: { room: 'text', version: 'whole', at: 'whole', actor: 'player?', command: 'text?', events: 'json' },
  room: {
    code: 'text',
    alarm_at: 'whole?',
    used_at: 'whole',
    creator: 'player?',
    creation: 'text?',
    place: 'text?',
    host: 'player?',
    since: 'whole?',
    seeks: 'text?',
    listed: 'whole',
  },
  archive: { room: 'text', entries: 'bytes' },
  chat: { number: 'whole', room: 'text', at: 'whole', channel: 'text', player: 'player', name: 'text', text: 'text', id: 'text' },
  player: { id: 'text', name: 'text', created_at: 'whole', seen_at: 'whole', has_played: 'flag' },
  secret: { hash: 'bytes', player: 'player', kind: 'text', name: 'text', created_at: 'whole', used_at: 'whole' },
  guest: { guest: 'player', player: 'player', at: 'whole', state: 'text' },
  invitation: { player: 'player', code: 'bytes', until: 'whole' },
  passkey: {
    id: 'text',
    player: 'player',
    public_key: 'bytes',
    counter: 'whole',
    transports: 'texts',
    name: 'text',
    created_at: 'whole',
    used_at: 'whole',
  },
  challenge: { hash: 'bytes', player: 'player?', until: 'whole' },
  reserved_name: { skeleton: 'text', player: 'player' },
  erasure: { player: 'player', at: 'whole', done: 'flag' },
  name_occurrence: { room: 'text', version: 'whole', player: 'player' },
  played: {
    player: 'player',
    ended_at: 'whole',
    room: 'text',
    version: 'whole',
    game: 'text',
    outcome: 'text',
    opponent: 'player?',
    listed: 'flag',
    told: 'text',
  },
  review: { room: 'text', version: 'whole', accuracy: 'json' },
  unfinished: { room: 'text', mover: 'player', waiter: 'player', due: 'whole', at: 'whole', told: 'text' },
  rating: {
    player: 'player',
    scope: 'text',
    rating: 'real',
    deviation: 'real',
    volatility: 'real',
    duels: 'whole',
    at: 'whole',
    opponents: 'whole',
    risen: 'real',
  },
  duel: { player: 'player', room: 'text', game: 'text', opponent: 'player?', ended_at: 'whole?', voided: 'flag', rating: 'real?' },
  barred: { player: 'player', from_what: 'text', until: 'whole' },
  learnt: { player: 'player', version: 'whole', record: 'text' },
  relationship: { player: 'player', other: 'player', kind: 'text' },
  vacation: { player: 'player', nth: 'whole', began: 'whole', until: 'whole', told: 'flag' },
  push: { secret: 'bytes', player: 'player', endpoint: 'text', p256dh: 'text', auth: 'text', at: 'whole' },
  muted: { player: 'player', until: 'whole' },
  moderation_action: { id: 'text', at: 'whole', operator: 'text', kind: 'text', target: 'player', detail: 'text', outcome: 'text?' },
  report: {
    reporter: 'player',
    reported: 'player',
    room: 'text',
    at: 'whole',
    name: 'text',
    reason: 'text',
    said: 'text',
    done_at: 'whole?',
    done_by: 'text?',
    note: 'text?',
  },
  program: { player: 'player', owner: 'player', created_at: 'whole', games: 'text', misere: 'flag', boards: 'whole' },
  program_board: { program: 'player', room: 'text', at: 'whole' },
  program_count: { program: 'player', day: 'whole', what: 'text', number: 'whole' },
  heartbeat: { one: 'whole', at: 'whole' },
  outage: { began: 'whole', ended: 'whole' },
  job_run: { name: 'text', at: 'whole' },
  epoch: { one: 'whole', name: 'text' },
  log_format: { one: 'whole', version: 'whole' },
} as const satisfies Record<string, Record<string, Kind | `${Kind}?`>>;

/** Columns that the database or the schema fills in when an insert leaves them out. */
type Filled =
  | 'chat.number'
  | 'erasure.done'
  | 'vacation.told'
  | 'player.has_played'
  | 'played.listed'
  | 'room.listed'
  | 'program.games'
  | 'program.misere'
  | 'program.boards'
  | 'duel.opponent'
  | 'duel.ended_at'
  | 'duel.voided'
  | 'duel.rating';

type Value<K> = K extends `${infer Base}?`
  ? Value<Base> | null
  : K extends 'text' | 'player'
    ? string
    : K extends 'flag'
      ? boolean
      : K extends 'bytes'
        ? Buffer
        : K extends 'texts'
          ? ColumnType<unknown, readonly string[], readonly string[]>
          : K extends 'json'
            ? ColumnType<unknown, string, string>
            : number;

type Column<Name, Type> = Name extends Filled ? ColumnType<Type, Type | undefined, Type> : Type;

/** Rows by table and column, as the query builder knows them. */
export type Tables = {
  [T in keyof typeof TABLES]: { [C in keyof (typeof TABLES)[T]]: Column<`${T}.${C & string}`, Value<(typeof TABLES)[T][C]>> };
};

/** Boolean columns, and names of boolean expressions in queries. SQLite has no booleans: it gives 1 or 0. */
export const FLAGS: ReadonlySet<string> = new Set([
  ...Object.values(TABLES).flatMap((columns) =>
    Object.entries(columns)
      .filter(([, kind]) => kind === 'flag')
      .map(([name]) => name),
  ),
  'hasPasskey',
  'kept',
  'fits',
  'stale',
  'old',
]);
