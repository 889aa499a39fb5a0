import { COMMANDS, REQUESTS } from '@nimhall/shared/protocol/commands';
import { toldLearnt } from '@nimhall/shared/protocol/learnt';
import { newTie } from '@nimhall/shared/protocol/ties';
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
        note: 'The position of a game that you are playing is forbidden.',
        body: REQUESTS.analysis,
        gives: ANSWERS.analysis,
        answer: '{position, outcome, nimber, winningMoves, winningCount, winningWays, parts, method, explanation}',
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
        note: 'Forget what you had at a line with fresh: it begins anew. It ends when you go or the server stops. An empty line every 15 s is a sign of life.',
        open: true,
        answer: 'lines of {fresh?, changed, gone}: rooms that came or changed, and codes of those that are gone',
        type: 'application/x-ndjson',
      }),
      post('/rooms', 'Opens a room.', {
        note: 'The lobby lists it once you come in.',
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
      get('/rooms/{code}/events', 'Follows a room: a line of JSON for each entry of its log, and then as they come.', {
        note: 'It ends when you go or the server stops. An empty line every 15 s is a sign of life. To go on after a break, ask from the last version you have: curl -N is enough.',
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
      get('/oembed', 'Gives the board of a room for pages of others, by oEmbed: url is the address of the room.', {
        open: true,
        query: REQUESTS.oembed,
        gives: ANSWERS.oembed,
        answer: '{version, type, title, html, width, height}',
      }),
      get('/rooms/{code}/stakes', 'Tells what winning, drawing and losing a rated duel come to.', {
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
      get('/people/{name}', 'Shows somebody with an account, as all may see them.', {
        open: true,
        gives: ANSWERS.profile,
        answer: '{id, name, since, games, ratings, curve, between}',
      }),
      get('/people/{name}/games', 'Lists what they played in listed rooms.', {
        open: true,
        query: REQUESTS.played,
        gives: ANSWERS.played,
        answer: '{games, more}',
      }),
      get('/programs', 'Lists the programs that offer themselves to play.', {
        open: true,
        gives: ANSWERS.programs,
        answer: '{programs: [{id, name, owner, games, misere, boards, free}]}',
      }),
      get('/ratings', 'Gives a leaderboard, of one family of games or of all together.', {
        open: true,
        query: REQUESTS.ratings,
        gives: ANSWERS.best,
        answer: '{best: [{name, rating, deviation, duels}]}',
      }),
      post('/reports', 'Reports somebody to the operator.', { who: 'player', body: REQUESTS.report }),
    ],
  },
  {
    name: 'Signing in',
    routes: [
      post('/tokens', 'Makes a new player, for a program.', {
        body: REQUESTS.name,
        gives: ANSWERS.playerToken,
        answer: '{player, token}',
        status: 201,
      }),
      get('/me', 'Tells who you are. A browser that is nobody yet becomes a guest.', { gives: ANSWERS.player, answer: '{player}' }),
      put('/me', 'Changes your name.', { who: 'player', body: REQUESTS.name, gives: ANSWERS.player, answer: '{player}' }),
      get('/me/tokens', 'Lists your devices and programs.', { who: 'player', gives: ANSWERS.tokens, answer: '{tokens}' }),
      post('/me/tokens', 'Makes a token for a program that is to be you.', {
        who: 'player',
        body: REQUESTS.label,
        gives: ANSWERS.idToken,
        answer: '{id, token}',
        status: 201,
      }),
      remove('/me/tokens', 'Signs out everywhere but here.', { who: 'player' }),
      put('/me/tokens/{id}', 'Renames a device or a program.', { who: 'player', body: REQUESTS.label }),
      remove('/me/tokens/{id}', 'Signs out a device or a program.', { who: 'player' }),
      post('/me/invitation', 'Gives a code that signs another device in, once.', {
        who: 'player',
        gives: ANSWERS.invitation,
        answer: '{code, holdsFor}',
        status: 201,
      }),
      post('/invitation', 'Signs this device in by such a code.', { body: REQUESTS.accept, gives: ANSWERS.player, answer: '{player}' }),
      get('/me/passkeys', 'Lists your passkeys.', { who: 'player', gives: ANSWERS.passkeys, answer: '{passkeys}' }),
      post('/me/passkeys/wishes', 'Gives what a browser needs to make a passkey.', {
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
      post('/passkey/question', 'Gives what a browser needs to show a passkey.', {
        who: 'page',
        gives: ANSWERS.passkeyQuestion,
        answer: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn',
      }),
      post('/passkey', 'Signs this device in by a passkey.', {
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
      get('/me/games', 'Lists what you played, the newest first.', {
        who: 'player',
        query: REQUESTS.played,
        gives: ANSWERS.played,
        answer: '{games, more}',
      }),
      get('/me/standing', 'Adds your games up, by game and by opponent.', {
        who: 'player',
        gives: ANSWERS.standing,
        answer: '{games, rivals, since}',
      }),
      get('/me/unfinished', 'Lists your games that wait for a move.', { who: 'player', gives: ANSWERS.waiting, answer: '{games}' }),
      post('/me/playing', 'Tells whether you are playing a position, so that it is not analysed for you.', {
        body: REQUESTS.analysis,
        gives: ANSWERS.playing,
        answer: '{playing}',
      }),
      get('/me/ratings', 'Tells your ratings.', { who: 'player', gives: ANSWERS.ratings, answer: '{ratings, curve, refusal}' }),
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
      get('/me/programs', 'Lists your programs: what their games came to, their faults and how long their moves take.', {
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
      get('/me/programs/{id}/games', 'Lists what a program of yours played, the newest first.', {
        who: 'player',
        query: REQUESTS.played,
        gives: ANSWERS.played,
        answer: '{games, more}',
      }),
      post('/me/programs/{id}/token', 'Gives a program another token, in place of the one before.', {
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
      get('/me/friends', 'Lists your friends, and whom you have blocked.', {
        who: 'player',
        gives: ANSWERS.friends,
        answer: '{friends, blocked}',
      }),
      put('/me/friends', 'Makes a player you share a room with a friend, blocks them, or undoes either.', { who: 'player', body: newTie }),
      remove('/me/friends/{id}', 'Ends a friendship or a block.', { who: 'player' }),
      put('/me/blocked', 'Blocks somebody by their name.', { who: 'player', body: REQUESTS.name }),
      get('/me/challenges', 'Lists challenges from friends.', { who: 'player', gives: ANSWERS.waiting, answer: '{games}' }),
      get('/me/vacation', 'Tells whether you are on vacation.', { who: 'player', gives: ANSWERS.vacation, answer: '{until, daysLeft}' }),
      put('/me/vacation', 'Begins or ends a vacation.', {
        who: 'player',
        body: REQUESTS.vacation,
        gives: ANSWERS.vacation,
        answer: '{until, daysLeft}',
      }),
      get('/me/push', 'Tells whether this device is told when it is your turn.', {
        who: 'player',
        gives: ANSWERS.push,
        answer: '{key, on}',
      }),
      put('/me/push', 'Has this device told when it is your turn.', { who: 'player', body: REQUESTS.push }),
      remove('/me/push', 'Turns that off.', { who: 'player' }),
      put('/me/learnt', 'Tells what was learnt on this device, and gives what you have learnt on all of them.', {
        who: 'player',
        body: toldLearnt,
        gives: ANSWERS.learnt,
        answer: '{player, version, learnt, taken, account}',
      }),
      get('/me/guests', 'Offers what you did as a guest.', { who: 'player', gives: ANSWERS.guests, answer: '{guests}' }),
      put('/me/guests/{id}', 'Keeps it, or lets it go.', { who: 'player', body: REQUESTS.guest }),
      get('/me/data', 'Downloads all that is known of you.', {
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
      get('/openapi.json', 'Gives this reference for programs.', { open: true, gives: ANSWERS.reference, answer: 'OpenAPI 3.1' }),
      get('/commands.json', 'Gives the commands of the socket, each with the schema of its body.', {
        open: true,
        gives: ANSWERS.commands,
        answer: '{protocol, commands}, in JSON Schema 2020-12',
      }),
      get('/reference', 'Shows this reference to people.', { answer: 'a page', type: 'text/html' }),
      get('/reference.css', 'Gives how that page looks.', { answer: 'styles', type: 'text/css' }),
    ],
  },
];

export const ROUTES: readonly RouteInfo[] = ROUTE_GROUPS.flatMap(({ routes }) => routes);
