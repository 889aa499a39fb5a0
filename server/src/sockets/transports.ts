import type { Server as Engine, Socket as EngineSocket } from 'engine.io';

/** What a WebSocket does; it is not in the types of Engine.IO. */
interface WebSocket {
  readonly bufferedAmount: number;
  send(data: Buffer, options: { readonly binary: boolean; readonly compress: boolean }): void;
  pause(): void;
  resume(): void;
  terminate(): void;
  on(event: 'ping', listener: () => void): void;
}

/** A packet that has come, and how many characters or bytes it has; nothing is done with it before it passes. */
export interface IncomingPacket {
  readonly size: number;
  deliver(): void;
}

/** What Engine.IO makes of a message. */
interface Packet {
  readonly data?: { readonly length: number };
}

const AS_TEXT = { binary: false, compress: false };

/** A connection at its lowest level, before Socket.IO: including connections that never authenticate. */
export class TransportConnection {
  /** Where it comes from. */
  readonly address: string;
  readonly #engine: EngineSocket;

  constructor(engine: EngineSocket, address: string) {
    this.#engine = engine;
    this.address = address;
  }

  get isOpen(): boolean {
    return this.#engine.readyState === 'open';
  }

  /** Puts somebody between it and Socket.IO, who lets pass what comes. */
  onPacket(listener: (arrival: IncomingPacket) => void): void {
    const { transport } = this.#engine;
    const [pass] = transport.listeners('packet');
    transport.removeAllListeners('packet');
    transport.on('packet', (packet: Packet) => {
      if (this.isOpen) listener({ size: packet.data?.length ?? 0, deliver: () => pass?.(packet) });
    });
  }

  /** Calls for every ping of WebSocket itself, which is answered below us. */
  onPing(listener: () => void): void {
    this.#socket.on('ping', listener);
  }

  /** What waits to be sent: messages that it has not taken, and characters altogether. */
  get backlog(): { readonly messages: number; readonly characters: number } {
    const { writeBuffer } = this.#engine as unknown as { readonly writeBuffer: readonly Packet[] };
    let characters = this.#socket.bufferedAmount;
    for (const { data } of writeBuffer) characters += data?.length ?? 0;
    return { messages: writeBuffer.length, characters };
  }

  /** Sends a packet past the queue of Engine.IO if nothing waits to be sent; returns whether it did. */
  sendAtOnce(packet: Buffer): boolean {
    const { readyState, transport, writeBuffer } = this.#engine as unknown as {
      readonly readyState: string;
      readonly transport: { readonly writable: boolean };
      readonly writeBuffer: readonly Packet[];
    };
    const isIdle = readyState === 'open' && transport.writable && writeBuffer.length === 0 && this.#socket.bufferedAmount === 0;
    if (isIdle) this.#socket.send(packet, AS_TEXT);
    return isIdle;
  }

  /** Reads nothing more until it resumes, but for what has come already. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Ends it at once, whether or not the other side reads. */
  terminate(): void {
    const socket = this.#socket;
    this.#engine.close(true);
    socket.terminate();
  }

  get #socket(): WebSocket {
    return (this.#engine.transport as unknown as { readonly socket: WebSocket }).socket;
  }
}

/** All open connections of this node. */
export class TransportRegistry {
  readonly #transports = new Map<EngineSocket, TransportConnection>();
  readonly #fromAddress = new Map<string, number>();
  readonly #listeners: ((transport: TransportConnection) => void)[] = [];

  constructor(engine: Engine, addressOf: (request: EngineSocket['request']) => string) {
    engine.on('connection', (socket: EngineSocket) => {
      const transport = new TransportConnection(socket, addressOf(socket.request));
      this.#transports.set(socket, transport);
      this.#fromAddress.set(transport.address, this.countFrom(transport.address) + 1);
      socket.once('close', () => this.#forget(socket, transport.address));
      for (const listener of this.#listeners) listener(transport);
    });
  }

  /** Calls for every connection that is opened. */
  onOpen(listener: (transport: TransportConnection) => void): void {
    this.#listeners.push(listener);
  }

  /** How many are open from an address. */
  countFrom(address: string): number {
    return this.#fromAddress.get(address) ?? 0;
  }

  [Symbol.iterator](): Iterator<TransportConnection> {
    return this.#transports.values();
  }

  /** The transport under a connection, until it is closed. */
  under(socket: EngineSocket): TransportConnection | undefined {
    return this.#transports.get(socket);
  }

  #forget(socket: EngineSocket, address: string): void {
    this.#transports.delete(socket);
    const left = this.countFrom(address) - 1;
    if (left > 0) this.#fromAddress.set(address, left);
    else this.#fromAddress.delete(address);
  }
}
