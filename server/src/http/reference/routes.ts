import { COMMANDS, REQUESTS } from '@nimhall/shared/protocol/commands';
import { toldLearnt } from '@nimhall/shared/protocol/learnt';
import { relationshipChange } from '@nimhall/shared/protocol/relationships';
import type { GenericSchema } from 'valibot';
import { ANSWERS } from './answers.ts';

/** All routes below `/api/v1` for the reference. A test compares this list with the actual routes. */
export interface RouteInfo {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters in braces: `/rooms/{code}`. */
  readonly path: string;
  /** What it does, as a sentence. */
  readonly does: string;
  /** Anything else to know about it. */
  readonly note?: string;
  /** Who may ask: `anybody`; `player`, who shows a token or a cookie; `page`, one of our own pages alone. */
  readonly who: 'anybody' | 'player' | 'page';
  /** True if pages of other sites may read the answer. */
  readonly open?: true;
  /** What checks the query or the body. */
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The answer: its fields, or what it is. If absent, the answer is empty with status 204. */
  readonly answer?: string;
  /** The shape of an answer in JSON. */
  readonly gives?: GenericSchema;
  readonly status?: 201;
  /** JSON without it. */
  readonly type?: 'text/plain' | 'application/x-ndjson' | 'text/html' | 'text/css';
}

export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly RouteInfo[];
}

type More = Partial<Omit<RouteInfo, 'method' | 'path' | 'does'>>;

/** Routes of one method; anybody may ask unless the entry says otherwise. */
const routesOf =
  (method: RouteInfo['method']) =>
  (path: string, does: string, more: More = {}): RouteInfo => ({ method, path, does, who: 'anybody', ...more });
const [get, post, put, remove] = [routesOf('get'), routesOf('post'), routesOf('put'), routesOf('delete')];

export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: 'Games and analysis',
    routes: [
      get('/games', 'Lists all games: parameters with their limits, positions to start from, and bots.', {
        open: true,
        gives: ANSWERS.games,
        answer: '{games}',
      }),
      post('/analysis', 'Tells who wins a position, by which moves, and why.', {
        note: 'Refused for a position of a game that you are playing.',
        body: REQUESTS.analysis,
        gives: ANSWERS.analysis,
        answer:
          '{position, outcome, nimber, nimberUnknown?, winningMoves, winningCount, mayBeMore?, memoryFull?, winningWays, parts, method, explanation}',
      }),
    ],
  },
  {
    name: 'Rooms',
    routes: [
      get('/rooms', 'Gives a page of the lobby.', {
        open: true,
        query: REQUESTS.lobby,
        gives: ANSWERS.lobby,
        answer: '{rooms, more}; ask for the next page with more as after',
      }),
      get('/lobby/events', 'Follows the lobby: lines of JSON with all listed rooms, and then with what changes.', {
        note: 'A line with fresh starts over: forget the lines before it. The stream ends when you disconnect or the server stops. An empty line every 15 s shows that it is alive.',
        open: true,
        answer: 'lines of {fresh?, changed, gone}: rooms that came or changed, and codes of those that are gone',
        type: 'application/x-ndjson',
      }),
      post('/rooms', 'Opens a room.', {
        note: 'The lobby lists it once you enter it.',
        who: 'player',
        body: COMMANDS['room:create'],
        gives: ANSWERS.roomCode,
        answer: '{room}, its code',
        status: 201,
      }),
      get('/rooms/{code}', 'Shows a room as it is now.', {
        open: true,
        gives: ANSWERS.room,
        answer: 'the room: game, position, moves, seats, clock, result, presence',
      }),
      get('/rooms/{code}/events', 'Follows a room: one line of JSON for each entry of its log, and then for new ones as they happen.', {
        note: 'The stream ends when you disconnect or the server stops. An empty line every 15 s shows that it is alive. To resume, pass the last version you have as since. curl -N is enough.',
        open: true,
        query: REQUESTS.events,
        answer: 'lines of {version, at, events}',
        type: 'application/x-ndjson',
      }),
      get('/rooms/{code}/record', 'Gives the game of a room as text.', {
        open: true,
        answer: 'tags and moves, as PGN has them for chess',
        type: 'text/plain',
      }),
      get('/oembed', 'Gives the board of a room for other sites to embed, by oEmbed; url is the address of the room.', {
        open: true,
        query: REQUESTS.oembed,
        gives: ANSWERS.oembed,
        answer: '{version, type, title, html, width, height}',
      }),
      get('/rooms/{code}/stakes', 'Gives the rating points at stake in a rated duel.', {
        open: true,
        gives: ANSWERS.stakes,
        answer: '{stakes}, by seat, or null where nothing is at stake',
      }),
    ],
  },
  {
    name: 'Tournaments',
    routes: [
      get('/tournaments', 'Lists public tournaments: those you can join, those that run, and the last ones that are over.', {
        open: true,
        gives: ANSWERS.tournaments,
        answer: '{open, running, over}, each a list of {code, title, form, status, games, players, leaders, startsAt, …}',
      }),
      get('/tournaments/{code}', 'Shows a tournament: its standing and its pairings.', {
        note: 'Numbers of players in pairings are their member numbers in the standing. An arena has one round, with the matches that are being played.',
        open: true,
        gives: ANSWERS.tournament,
        answer:
          '{tournament, standing: [{member, name, bot, place, points, …}], rounds: [{round, boards: [{room, first, second, result}], byes}]}',
      }),
    ],
  },
  {
    name: 'People and ratings',
    routes: [
      get('/people/{name}', 'Shows the public profile of an account.', {
        open: true,
        gives: ANSWERS.profile,
        answer: '{id, name, since, games, ratings, curve, between}',
      }),
      get('/people/{name}/games', 'Lists their games in listed rooms.', {
        open: true,
        query: REQUESTS.played,
        gives: ANSWERS.played,
        answer: '{games, more}',
      }),
      get('/programs', 'Lists the programs that are offered as opponents.', {
        open: true,
        gives: ANSWERS.programs,
        answer: '{programs: [{id, name, owner, games, misere, boards, free}]}',
      }),
      get('/ratings', 'Gives the leaderboard of one game, or of all games together.', {
        open: true,
        query: REQUESTS.ratings,
        gives: ANSWERS.best,
        answer: '{best: [{name, rating, deviation, duels}]}',
      }),
      post('/reports', 'Reports a player to the operator.', { who: 'player', body: REQUESTS.report }),
    ],
  },
  {
    name: 'Signing in',
    routes: [
      post('/tokens', 'Creates a new player for a program.', {
        body: REQUESTS.name,
        gives: ANSWERS.playerToken,
        answer: '{player, token}',
        status: 201,
      }),
      get('/me', 'Tells who you are. A browser without an identity becomes a guest.', { gives: ANSWERS.player, answer: '{player}' }),
      put('/me', 'Changes your name.', { who: 'player', body: REQUESTS.name, gives: ANSWERS.player, answer: '{player}' }),
      get('/me/tokens', 'Lists your devices and programs.', { who: 'player', gives: ANSWERS.tokens, answer: '{tokens}' }),
      post('/me/tokens', 'Creates a token for a program that acts as you.', {
        who: 'player',
        body: REQUESTS.label,
        gives: ANSWERS.idToken,
        answer: '{id, token}',
        status: 201,
      }),
      remove('/me/tokens', 'Signs out everywhere else.', { who: 'player' }),
      put('/me/tokens/{id}', 'Renames a device or a program.', { who: 'player', body: REQUESTS.label }),
      remove('/me/tokens/{id}', 'Signs out a device or a program.', { who: 'player' }),
      post('/me/invitation', 'Gives a one-time code that signs in another device.', {
        who: 'player',
        gives: ANSWERS.invitation,
        answer: '{code, holdsFor}',
        status: 201,
      }),
      post('/invitation', 'Signs this device in with such a code.', { body: REQUESTS.accept, gives: ANSWERS.player, answer: '{player}' }),
      get('/me/passkeys', 'Lists your passkeys.', { who: 'player', gives: ANSWERS.passkeys, answer: '{passkeys}' }),
      post('/me/passkeys/wishes', 'Gives what a browser needs to create a passkey.', {
        who: 'page',
        gives: ANSWERS.passkeyWishes,
        answer: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn',
      }),
      post('/me/passkeys', 'Adds a passkey.', {
        who: 'page',
        body: REQUESTS.keep,
        gives: ANSWERS.passkey,
        answer: '{id, name, createdAt, usedAt}',
        status: 201,
      }),
      put('/me/passkeys/{id}', 'Renames a passkey.', { who: 'player', body: REQUESTS.label }),
      remove('/me/passkeys/{id}', 'Removes a passkey.', { who: 'player' }),
      post('/passkey/question', 'Gives what a browser needs to use a passkey.', {
        who: 'page',
        gives: ANSWERS.passkeyQuestion,
        answer: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn',
      }),
      post('/passkey', 'Signs this device in with a passkey.', {
        who: 'page',
        body: REQUESTS.show,
        gives: ANSWERS.player,
        answer: '{player}',
      }),
    ],
  },
  {
    name: 'My games',
    routes: [
      get('/me/games', 'Lists your games, newest first.', {
        who: 'player',
        query: REQUESTS.played,
        gives: ANSWERS.played,
        answer: '{games, more}',
      }),
      get('/me/standing', 'Sums up your results, by game and by opponent.', {
        who: 'player',
        gives: ANSWERS.standing,
        answer: '{games, rivals, since}',
      }),
      get('/me/unfinished', 'Lists your games that wait for a move.', { who: 'player', gives: ANSWERS.waiting, answer: '{games}' }),
      post('/me/playing', 'Tells whether a position belongs to a game you are playing, so that a page does not analyse it.', {
        body: REQUESTS.analysis,
        gives: ANSWERS.playing,
        answer: '{playing}',
      }),
      get('/me/ratings', 'Gives your ratings.', { who: 'player', gives: ANSWERS.ratings, answer: '{ratings, curve, refusal}' }),
      get('/me/records', 'Downloads the records of all your games.', {
        who: 'player',
        answer: 'records, with an empty line between two',
        type: 'text/plain',
      }),
    ],
  },
  {
    name: 'My programs',
    routes: [
      get('/me/programs', 'Lists your programs, with their results, faults and response times.', {
        who: 'player',
        gives: ANSWERS.myPrograms,
        answer: '{programs: [{id, name, createdAt, isOffered, games, faults: {illegal, late, lost}, answers: {count, p50, p99}}]}',
      }),
      post('/me/programs', 'Adds a program, which is a player of its own.', {
        who: 'player',
        body: REQUESTS.name,
        gives: ANSWERS.idToken,
        answer: '{id, token}; the token is told once',
        status: 201,
      }),
      get('/me/programs/{id}/games', 'Lists the games of one of your programs, newest first.', {
        who: 'player',
        query: REQUESTS.played,
        gives: ANSWERS.played,
        answer: '{games, more}',
      }),
      post('/me/programs/{id}/token', 'Replaces the token of a program.', {
        who: 'player',
        gives: ANSWERS.token,
        answer: '{token}',
        status: 201,
      }),
      remove('/me/programs/{id}', 'Removes a program, and its name from its games.', { who: 'player' }),
    ],
  },
  {
    name: 'My account',
    routes: [
      get('/me/friends', 'Lists your friends and blocked players.', {
        who: 'player',
        gives: ANSWERS.friends,
        answer: '{friends, blocked}',
      }),
      put('/me/friends', 'Adds your opponent in a room as a friend, blocks them, or undoes either.', {
        who: 'player',
        body: relationshipChange,
      }),
      remove('/me/friends/{id}', 'Removes a friend or a block.', { who: 'player' }),
      put('/me/blocked', 'Blocks an account by its name.', { who: 'player', body: REQUESTS.name }),
      get('/me/challenges', 'Lists challenges from friends.', { who: 'player', gives: ANSWERS.waiting, answer: '{games}' }),
      get('/me/vacation', 'Tells whether you are on vacation.', { who: 'player', gives: ANSWERS.vacation, answer: '{until, daysLeft}' }),
      put('/me/vacation', 'Starts or ends a vacation.', {
        who: 'player',
        body: REQUESTS.vacation,
        gives: ANSWERS.vacation,
        answer: '{until, daysLeft}',
      }),
      get('/me/push', 'Tells whether this device gets turn notifications.', {
        who: 'player',
        gives: ANSWERS.push,
        answer: '{key, on}',
      }),
      put('/me/push', 'Subscribes this device to turn notifications.', { who: 'player', body: REQUESTS.push }),
      remove('/me/push', 'Unsubscribes this device.', { who: 'player' }),
      put('/me/learnt', 'Sends the learning progress of this device, and returns that of all your devices.', {
        who: 'player',
        body: toldLearnt,
        gives: ANSWERS.learnt,
        answer: '{player, version, learnt, taken, account}',
      }),
      get('/me/guests', 'Lists the guests whose games and progress you may keep.', {
        who: 'player',
        gives: ANSWERS.guests,
        answer: '{guests}',
      }),
      put('/me/guests/{id}', 'Keeps what a guest did, or discards it.', { who: 'player', body: REQUESTS.guest }),
      get('/me/data', 'Downloads all data about you.', {
        who: 'player',
        gives: ANSWERS.account,
        answer: 'everything, as one JSON object',
      }),
      remove('/me', 'Deletes your account.', { who: 'player' }),
    ],
  },
  {
    name: 'This reference',
    routes: [
      get('/openapi.json', 'Gives this reference as OpenAPI.', { open: true, gives: ANSWERS.reference, answer: 'OpenAPI 3.1' }),
      get('/commands.json', 'Gives the socket commands, with a JSON Schema for each body.', {
        open: true,
        gives: ANSWERS.commands,
        answer: '{protocol, commands}, in JSON Schema 2020-12',
      }),
      get('/reference', 'Shows this reference as a page.', { answer: 'a page', type: 'text/html' }),
      get('/reference.css', 'Gives the style sheet of that page.', { answer: 'styles', type: 'text/css' }),
    ],
  },
];

export const ROUTES: readonly RouteInfo[] = ROUTE_GROUPS.flatMap(({ routes }) => routes);
