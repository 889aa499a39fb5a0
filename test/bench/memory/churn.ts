import type { Socket } from 'socket.io-client';
import { connect } from '../client.ts';

/** Many people who visit one after the other: `churn.ts URL`. Writes one character for each finished visit. */

const url = process.argv[2] ?? '';
const AT_ONCE = 40;
/** The error for a person who has already left. */
const GONE: Answer = { ok: false, room: '' };

await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => comeAndGo(index)));

async function comeAndGo(place: number): Promise<void> {
  for (let visit = 0; ; visit++) {
    const kinds = [playBot, seek, watch];
    await (kinds[(place + visit) % kinds.length] as (typeof kinds)[0])();
    process.stdout.write('.');
  }
}

/** A whole game against a bot with a chat message, then the overlay and a rematch that is cut short. */
async function playBot(): Promise<void> {
  const socket = await connect(url, { protocol: 1 });
  const { room } = await ask(socket, 'room:create', { game: 'nim', start: '2,3', seats: { first: 'me', second: { bot: 'random' } } });
  const over = playWhenDue(socket, room);
  await ask(socket, 'room:enter', { room });
  await ask(socket, 'chat', { room, text: 'Hello' });
  await over;
  await ask(socket, 'overlay', { room, on: true });
  await ask(socket, 'rematch:offer', { room, id: 'again' });
  socket.disconnect();
}

/** Looks for an opponent; leaves when the game is over or when nobody has come for a while. */
async function seek(): Promise<void> {
  const socket = await connect(url, { protocol: 1 });
  const { room } = await ask(socket, 'pair', { game: 'nim', start: '1,2', clock: { initialMs: 2_000, incrementMs: 0 } });
  const patience = new Promise((resolve) => setTimeout(resolve, 1_000));
  const over = playWhenDue(socket, room);
  await ask(socket, 'room:enter', { room });
  await Promise.race([over, patience]);
  socket.disconnect();
}

/** Looks at the lobby and at one of its rooms. */
async function watch(): Promise<void> {
  const socket = await connect(url, { protocol: 1 });
  const { rooms } = await ask(socket, 'lobby', { on: true });
  const [any] = rooms ?? [];
  if (any) await send(socket, 'room:enter', { room: any.room });
  socket.disconnect();
}

interface Picture {
  readonly turn: string | null;
  readonly status: string;
  readonly position: string;
  readonly branch: number;
  readonly ply: number;
}

/** Takes one object whenever it is this client's turn; resolves when the game is over. */
function playWhenDue(socket: Socket, room: string): Promise<void> {
  return new Promise((resolve) => {
    const look = async (): Promise<void> => {
      const { snapshot, you } = await ask(socket, 'room:enter', { room });
      if (!snapshot) return;
      if (snapshot.status === 'over') return resolve();
      if (snapshot.turn !== you) return;
      const heap = snapshot.position.split(',').findIndex((size) => size !== '0');
      const { branch, ply } = snapshot;
      // Its answer does not matter: a player who is too late learns that from the next event.
      await send(socket, 'move', { room, id: `${branch}.${ply}`, branch, ply, move: `${'ab'[heap]}1` });
    };
    socket.on('room', () => void look());
    void look();
  });
}

interface Answer {
  readonly ok: boolean;
  readonly room: string;
  readonly rooms?: readonly { readonly room: string }[];
  readonly snapshot?: Picture;
  readonly you?: string;
}

/** Sends a command that must succeed unless this person has left meanwhile. */
async function ask(socket: Socket, command: string, body: object): Promise<Answer> {
  const answer = await send(socket, command, body);
  if (answer !== GONE && !answer.ok) throw new Error(`${command}: ${JSON.stringify(answer)}`);
  return answer;
}

async function send(socket: Socket, command: string, body: object): Promise<Answer> {
  if (!socket.connected) return GONE;
  try {
    return (await socket.emitWithAck(command, body)) as Answer;
  } catch (error) {
    if (socket.connected) throw error;
    return GONE;
  }
}
