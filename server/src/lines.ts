import type { Server as Engine, Socket as EngineSocket } from 'engine.io';

/** What a WebSocket does; it is not in the types of Engine.IO. */
interface WebSocket {
  readonly bufferedAmount: number;
  pause(): void;
  resume(): void;
  terminate(): void;
  on(event: 'ping' | 'pong', listener: () => void): void;
}

/** A connection at its lowest level, before Socket.IO: also one of somebody who never says who they are. */
export class Line {
  /** Where it comes from. */
  readonly address: string;
  readonly #engine: EngineSocket;
  #resumes: NodeJS.Timeout | null = null;
  #isCut = false;

  constructor(engine: EngineSocket, address: string) {
    this.#engine = engine;
    this.address = address;
  }

  /** Calls for all that comes in until it is cut, before anything else is done with it: packets, and bytes as they come from the network. */
  onArrival(listener: (packets: number, bytes: number) => void): void {
    const count = (packets: number, bytes: number): void => {
      if (!this.#isCut) listener(packets, bytes);
    };
    const one = (): void => count(1, 0);
    this.#engine.transport.prependListener('packet', one);
    this.#socket.on('ping', one);
    this.#socket.on('pong', one);
    this.#engine.request.socket.prependListener('data', (chunk: Buffer) => count(0, chunk.length));
  }

  /** What waits to be sent: messages that the line has not taken, and characters altogether. */
  get backlog(): { readonly messages: number; readonly characters: number } {
    const { writeBuffer } = this.#engine as unknown as { readonly writeBuffer: readonly { readonly data?: { readonly length: number } }[] };
    let characters = this.#socket.bufferedAmount;
    for (const { data } of writeBuffer) characters += data?.length ?? 0;
    return { messages: writeBuffer.length, characters };
  }

  /** Reads nothing for so many milliseconds; what comes meanwhile waits at the sender. */
  pause(milliseconds: number): void {
    if (this.#resumes) return;
    this.#socket.pause();
    this.#resumes = setTimeout(() => {
      this.#resumes = null;
      this.#socket.resume();
    }, milliseconds);
  }

  /** Ends it at once, whether or not the other side reads; what has come and was not looked at is dropped. */
  cut(): void {
    this.#isCut = true;
    this.#engine.close(true);
    this.#socket.terminate();
  }

  get #socket(): WebSocket {
    return (this.#engine.transport as unknown as { readonly socket: WebSocket }).socket;
  }
}

/** All open connections of this node. */
export class Lines {
  readonly #lines = new Map<EngineSocket, Line>();
  readonly #fromAddress = new Map<string, number>();
  readonly #listeners: ((line: Line) => void)[] = [];

  constructor(engine: Engine, addressOf: (request: EngineSocket['request']) => string) {
    engine.on('connection', (socket: EngineSocket) => {
      const line = new Line(socket, addressOf(socket.request));
      this.#lines.set(socket, line);
      this.#fromAddress.set(line.address, this.countFrom(line.address) + 1);
      socket.once('close', () => this.#forget(socket, line.address));
      for (const listener of this.#listeners) listener(line);
    });
  }

  /** Calls for every connection that is opened. */
  onOpen(listener: (line: Line) => void): void {
    this.#listeners.push(listener);
  }

  /** How many are open from an address. */
  countFrom(address: string): number {
    return this.#fromAddress.get(address) ?? 0;
  }

  [Symbol.iterator](): Iterator<Line> {
    return this.#lines.values();
  }

  /** The line under a connection, until it is closed. */
  under(socket: EngineSocket): Line | undefined {
    return this.#lines.get(socket);
  }

  #forget(socket: EngineSocket, address: string): void {
    this.#lines.delete(socket);
    const left = this.countFrom(address) - 1;
    if (left > 0) this.#fromAddress.set(address, left);
    else this.#fromAddress.delete(address);
  }
}
