import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Snapshot } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { connect, joinAs, type TestClient } from '../support/harness.ts';
import { giveStar, NIM, openRoom, typeMove, waitForMyTurn } from './gestures.ts';

/**
 * A player without a page: for tests that look at the page of the other one, or of a spectator. A second page costs a second of processor
 * time, and as much again while a game is played on it.
 */
export class Opponent {
  client: TestClient;
  readonly name: string;
  #sent = 0;

  constructor(client: TestClient, name: string) {
    this.client = client;
    this.name = name;
  }

  /** Opens a room and waits in its first seat; returns the address. */
  async open(server: string, wishes: CommandBody<'room:create'> = NIM): Promise<string> {
    const { room } = await this.client.ok('room:create', wishes);
    return `${server}/r/${room}`;
  }

  async enter(address: string): Promise<void> {
    await this.client.ok('room:enter', { room: codeOf(address) });
  }

  async sit(address: string, seat: Seat = 'second'): Promise<void> {
    const room = codeOf(address);
    await this.enter(address);
    await this.client.ok('seat:take', { room, id: this.#id(), seat });
  }

  /** Makes a move as soon as it is the turn of this seat. */
  async move(address: string, move: string, seat: Seat = 'second'): Promise<void> {
    const { room, branch, ply } = await this.#turnOf(seat, address);
    await this.client.ok('move', { room, id: this.#id(), branch, ply, move });
  }

  /** Resigns as soon as it is the turn of this seat. A game given up before its first move would offer less at its end. */
  async resign(address: string, seat: Seat = 'second'): Promise<void> {
    const { room } = await this.#turnOf(seat, address);
    await this.client.ok('resign', { room, id: this.#id() });
  }

  async accept(address: string, offer: 'rematch' | 'takeback'): Promise<void> {
    await this.client.ok(`${offer}:answer`, { room: codeOf(address), id: this.#id(), accept: true });
  }

  async say(address: string, text: string): Promise<void> {
    await this.client.ok('chat', { room: codeOf(address), id: this.#id(), text });
  }

  /** Connects to a server that was started again with the same data. */
  async connectAgain(server: string): Promise<void> {
    this.client = await connect(server, { protocol: PROTOCOL_VERSION, token: this.client.token });
  }

  /** Waits until the server says that this seat is to move: what the other person just did may still be on its way. */
  async #turnOf(seat: Seat, address: string): Promise<Snapshot> {
    const room = codeOf(address);
    const now = async () => (await this.client.ok('room:enter', { room })).snapshot;
    await expect.poll(async () => (await now()).turn).toBe(seat);
    return await now();
  }

  #id(): string {
    return `opponent-${this.#sent++}`;
  }
}

export async function opponent(server: string, name = 'Merry Otter'): Promise<Opponent> {
  return new Opponent(await joinAs(server, name), name);
}

/** The person opens a room and is to move, against an opponent without a page. */
export async function beginAgainst(page: Page, server: string, wishes: CommandBody<'room:create'> = NIM) {
  const room = await openRoom(page, server, wishes);
  const other = await opponent(server);
  await other.sit(room);
  await waitForMyTurn(page);
  return { room, other };
}

/** The person plays against an opponent without a page, who resigns after a move, and gives them a star. */
export async function makeFriend(page: Page, server: string): Promise<Opponent> {
  const { room, other } = await beginAgainst(page, server);
  await typeMove(page, 'a1');
  await other.resign(room);
  await giveStar(page);
  return other;
}

/** A game of Nim between two opponents, for spectators. */
export async function gameOfOthers(server: string) {
  const [first, second] = [await opponent(server, 'Quiet Heron'), await opponent(server)];
  const room = await first.open(server);
  await second.sit(room);
  return { room, first, second };
}

function codeOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}
