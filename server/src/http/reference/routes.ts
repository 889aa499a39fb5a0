import { COMMANDS, REQUESTS } from '@nimhall/shared/protocol/commands';
import { toldLearnt } from '@nimhall/shared/protocol/learnt';
import { newTie } from '@nimhall/shared/protocol/ties';
import type { GenericSchema } from 'valibot';

/** Everything that is read and written below `/api/v1`, as its reference tells it. A test holds this to the routes that there are. */
export interface RouteInfo {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With what varies in braces: `/rooms/{code}`. */
  readonly path: string;
  /** What it does, as a sentence. */
  readonly does: string;
  /** What there is to know besides. */
  readonly note?: string;
  /** Who may ask: `anybody`; `player`, who shows a token or a cookie; `page`, one of our own pages alone. */
  readonly who: 'anybody' | 'player' | 'page';
  /** True where pages of other sites may read the answer. */
  readonly open?: true;
  /** What checks the query or the body. */
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** What is answered: its fields, or what it is. Without it nothing, with status 204. */
  readonly answer?: string;
  readonly status?: 201;
  /** JSON without it. */
  readonly type?: 'text/plain' | 'application/x-ndjson' | 'text/html' | 'text/css';
}

export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly RouteInfo[];
}

export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: 'Games and analysis',
    routes: [
      {
        method: 'get',
        path: '/games',
        does: 'Lists all games: parameters with their limits, positions to start from, and bots.',
        who: 'anybody',
        open: true,
        answer: '{games}',
      },
      {
        method: 'post',
        path: '/analysis',
        does: 'Tells who wins a position, by which moves, and why.',
        note: 'The position of a game that you are playing is forbidden.',
        who: 'anybody',
        body: REQUESTS.analysis,
        answer: '{position, outcome, nimber, winningMoves, winningCount, winningWays, parts, method, explanation}',
      },
    ],
  },
  {
    name: 'Rooms',
    routes: [
      {
        method: 'get',
        path: '/rooms',
        does: 'Gives a page of the lobby.',
        who: 'anybody',
        open: true,
        query: REQUESTS.lobby,
        answer: '{rooms, more}; ask for the next page with more as after',
      },
      {
        method: 'post',
        path: '/rooms',
        does: 'Opens a room.',
        note: 'The lobby lists it once you come in.',
        who: 'player',
        body: COMMANDS['room:create'],
        answer: '{room}, its code',
        status: 201,
      },
      {
        method: 'get',
        path: '/rooms/{code}',
        does: 'Shows a room as it is now.',
        who: 'anybody',
        open: true,
        answer: 'the room: game, position, moves, seats, clock, result, presence',
      },
      {
        method: 'get',
        path: '/rooms/{code}/events',
        does: 'Follows a room: a line of JSON for each entry of its log, and then as they come.',
        note: 'It ends when you go or the server stops. An empty line every 15 s is a sign of life. To go on after a break, ask from the last version you have: curl -N is enough.',
        who: 'anybody',
        open: true,
        query: REQUESTS.events,
        answer: 'lines of {version, at, events}',
        type: 'application/x-ndjson',
      },
      {
        method: 'get',
        path: '/rooms/{code}/record',
        does: 'Gives the game of a room as text.',
        who: 'anybody',
        open: true,
        answer: 'tags and moves, as PGN has them for chess',
        type: 'text/plain',
      },
      {
        method: 'get',
        path: '/oembed',
        does: 'Gives the board of a room for pages of others, by oEmbed: url is the address of the room.',
        who: 'anybody',
        open: true,
        query: REQUESTS.oembed,
        answer: '{version, type, title, html, width, height}',
      },
      {
        method: 'get',
        path: '/rooms/{code}/stakes',
        does: 'Tells what winning, drawing and losing a rated duel come to.',
        who: 'anybody',
        open: true,
        answer: '{stakes}, by seat, or null where nothing is at stake',
      },
    ],
  },
  {
    name: 'People and ratings',
    routes: [
      {
        method: 'get',
        path: '/people/{name}',
        does: 'Shows somebody with an account, as all may see them.',
        who: 'anybody',
        open: true,
        answer: '{id, name, since, games, ratings, curve, between}',
      },
      {
        method: 'get',
        path: '/people/{name}/games',
        does: 'Lists what they played in listed rooms.',
        who: 'anybody',
        open: true,
        query: REQUESTS.played,
        answer: '{games, more}',
      },
      {
        method: 'get',
        path: '/ratings',
        does: 'Gives a leaderboard, of one family of games or of all together.',
        who: 'anybody',
        open: true,
        query: REQUESTS.ratings,
        answer: '{best: [{name, rating, deviation, duels}]}',
      },
      {
        method: 'post',
        path: '/reports',
        does: 'Reports somebody to the operator.',
        who: 'player',
        body: REQUESTS.report,
      },
    ],
  },
  {
    name: 'Signing in',
    routes: [
      {
        method: 'post',
        path: '/tokens',
        does: 'Makes a new player, for a program.',
        who: 'anybody',
        body: REQUESTS.name,
        answer: '{player, token}',
        status: 201,
      },
      {
        method: 'get',
        path: '/me',
        does: 'Tells who you are. A browser that is nobody yet becomes a guest.',
        who: 'anybody',
        answer: '{player}',
      },
      { method: 'put', path: '/me', does: 'Changes your name.', who: 'player', body: REQUESTS.name, answer: '{player}' },
      { method: 'get', path: '/me/tokens', does: 'Lists your devices and programs.', who: 'player', answer: '{tokens}' },
      {
        method: 'post',
        path: '/me/tokens',
        does: 'Makes a token for a program that is to be you.',
        who: 'player',
        body: REQUESTS.label,
        answer: '{id, token}',
        status: 201,
      },
      { method: 'delete', path: '/me/tokens', does: 'Signs out everywhere but here.', who: 'player' },
      { method: 'put', path: '/me/tokens/{id}', does: 'Renames a device or a program.', who: 'player', body: REQUESTS.label },
      { method: 'delete', path: '/me/tokens/{id}', does: 'Signs out a device or a program.', who: 'player' },
      {
        method: 'post',
        path: '/me/invitation',
        does: 'Gives a code that signs another device in, once.',
        who: 'player',
        answer: '{code, holdsFor}',
        status: 201,
      },
      {
        method: 'post',
        path: '/invitation',
        does: 'Signs this device in by such a code.',
        who: 'anybody',
        body: REQUESTS.accept,
        answer: '{player}',
      },
      { method: 'get', path: '/me/passkeys', does: 'Lists your passkeys.', who: 'player', answer: '{passkeys}' },
      {
        method: 'post',
        path: '/me/passkeys/wishes',
        does: 'Gives what a browser needs to make a passkey.',
        who: 'page',
        answer: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn',
      },
      {
        method: 'post',
        path: '/me/passkeys',
        does: 'Adds a passkey.',
        who: 'page',
        body: REQUESTS.keep,
        answer: '{id, name, createdAt, usedAt}',
        status: 201,
      },
      { method: 'put', path: '/me/passkeys/{id}', does: 'Renames a passkey.', who: 'player', body: REQUESTS.label },
      { method: 'delete', path: '/me/passkeys/{id}', does: 'Removes a passkey.', who: 'player' },
      {
        method: 'post',
        path: '/passkey/question',
        does: 'Gives what a browser needs to show a passkey.',
        who: 'page',
        answer: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn',
      },
      {
        method: 'post',
        path: '/passkey',
        does: 'Signs this device in by a passkey.',
        who: 'page',
        body: REQUESTS.show,
        answer: '{player}',
      },
    ],
  },
  {
    name: 'My games',
    routes: [
      {
        method: 'get',
        path: '/me/games',
        does: 'Lists what you played, the newest first.',
        who: 'player',
        query: REQUESTS.played,
        answer: '{games, more}',
      },
      {
        method: 'get',
        path: '/me/standing',
        does: 'Adds your games up, by game and by opponent.',
        who: 'player',
        answer: '{games, rivals, since}',
      },
      { method: 'get', path: '/me/unfinished', does: 'Lists your games that wait for a move.', who: 'player', answer: '{games}' },
      {
        method: 'post',
        path: '/me/playing',
        does: 'Tells whether you are playing a position, so that it is not analysed for you.',
        who: 'anybody',
        body: REQUESTS.analysis,
        answer: '{playing}',
      },
      { method: 'get', path: '/me/ratings', does: 'Tells your ratings.', who: 'player', answer: '{ratings, curve, refusal}' },
      {
        method: 'get',
        path: '/me/records',
        does: 'Downloads the records of all your games.',
        who: 'player',
        answer: 'records, with an empty line between two',
        type: 'text/plain',
      },
    ],
  },
  {
    name: 'My account',
    routes: [
      {
        method: 'get',
        path: '/me/friends',
        does: 'Lists your friends, and whom you have blocked.',
        who: 'player',
        answer: '{friends, blocked}',
      },
      {
        method: 'put',
        path: '/me/friends',
        does: 'Makes whoever you play with in a room a friend, blocks them, or neither.',
        who: 'player',
        body: newTie,
      },
      { method: 'delete', path: '/me/friends/{id}', does: 'Ends a friendship or a block.', who: 'player' },
      { method: 'put', path: '/me/blocked', does: 'Blocks somebody by their name.', who: 'player', body: REQUESTS.name },
      { method: 'get', path: '/me/challenges', does: 'Lists challenges from friends.', who: 'player', answer: '{games}' },
      { method: 'get', path: '/me/vacation', does: 'Tells whether you are on vacation.', who: 'player', answer: '{until, daysLeft}' },
      {
        method: 'put',
        path: '/me/vacation',
        does: 'Begins or ends a vacation.',
        who: 'player',
        body: REQUESTS.vacation,
        answer: '{until, daysLeft}',
      },
      {
        method: 'get',
        path: '/me/push',
        does: 'Tells whether this device is told when it is your turn.',
        who: 'player',
        answer: '{key, on}',
      },
      { method: 'put', path: '/me/push', does: 'Has this device told when it is your turn.', who: 'player', body: REQUESTS.push },
      { method: 'delete', path: '/me/push', does: 'Turns that off.', who: 'player' },
      {
        method: 'put',
        path: '/me/learnt',
        does: 'Tells what was learnt on this device, and gives what you have learnt on all of them.',
        who: 'player',
        body: toldLearnt,
        answer: '{player, version, learnt, taken, account}',
      },
      { method: 'get', path: '/me/guests', does: 'Offers what you did as a guest.', who: 'player', answer: '{guests}' },
      { method: 'put', path: '/me/guests/{id}', does: 'Keeps it, or lets it go.', who: 'player', body: REQUESTS.guest },
      {
        method: 'get',
        path: '/me/data',
        does: 'Downloads all that is known of you.',
        who: 'player',
        answer: 'everything, as one JSON object',
      },
      { method: 'delete', path: '/me', does: 'Deletes your account.', who: 'player' },
    ],
  },
  {
    name: 'This reference',
    routes: [
      {
        method: 'get',
        path: '/openapi.json',
        does: 'Gives this reference for programs.',
        who: 'anybody',
        open: true,
        answer: 'OpenAPI 3.1',
      },
      {
        method: 'get',
        path: '/commands.json',
        does: 'Gives the commands of the socket, each with the schema of its body.',
        who: 'anybody',
        open: true,
        answer: '{protocol, commands}, in JSON Schema 2020-12',
      },
      { method: 'get', path: '/reference', does: 'Shows this reference to people.', who: 'anybody', answer: 'a page', type: 'text/html' },
      { method: 'get', path: '/reference.css', does: 'Gives how that page looks.', who: 'anybody', answer: 'styles', type: 'text/css' },
    ],
  },
];

export const ROUTES: readonly RouteInfo[] = ROUTE_GROUPS.flatMap(({ routes }) => routes);
