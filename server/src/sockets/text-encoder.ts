import { Decoder, type Packet } from 'socket.io-parser';

/** Writes packets as the encoder of Socket.IO does, but looks for no binary data in them first: nothing that we send has any. */
class TextEncoder {
  encode({ type, nsp, id, data }: Packet): readonly [string] {
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

export const textParser = { Encoder: TextEncoder, Decoder };
