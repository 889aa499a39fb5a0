import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** Writes packets as the encoder of Socket.IO does, but searches only those for binary data that may have any. */
class TextEncoder extends Encoder {
  override encode(packet: Packet): (string | Buffer)[] {
    const { type, nsp, id, data } = packet;
    if (type === PacketType.ACK && isPacked(data)) return super.encode(packet);
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

/** Whether an answer is a large one that is sent compressed, as `tournament:enter-packed` is. */
function isPacked(data: readonly { readonly packed?: unknown }[] | undefined): boolean {
  return data?.[0]?.packed !== undefined;
}

export const textParser = { Encoder: TextEncoder, Decoder };

/** An event as a WebSocket carries it: for Engine.IO it is a message, which begins with a 4. */
export function encodeEvent(name: string, body: object): Buffer {
  return Buffer.from(`4${PacketType.EVENT}${JSON.stringify([name, body])}`);
}
