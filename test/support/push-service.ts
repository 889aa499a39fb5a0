import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSetup } from '@nimhall/server/push/sender';
import type { PushAddress } from '@nimhall/shared/protocol/push';
import { onTestFinished } from 'vitest';

/** A message that a push service received for a device. */
interface Pushed {
  readonly headers: IncomingHttpHeaders;
  /** The message after decryption by the device. */
  readonly message: unknown;
}

/** A push device, and the messages it got. */
export interface PushedDevice {
  readonly address: PushAddress;
  readonly pushed: readonly Pushed[];
}

/** A local push service over plain HTTP, which accepts what is encrypted for its devices and signed by a key. */
export interface PushService {
  readonly origin: string;
  device(): PushedDevice;
  /** The status of its answers from now on; null for no answer. */
  answer(status: number | null): void;
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => void>();
  let status: number | null = 201;
  const server = createServer(async (request, response) => {
    devices.get(request.url ?? '')?.(request.headers, await buffer(request));
    if (status !== null) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    device: () => {
      const path = `/device/${randomBytes(9).toString('base64url')}`;
      const [keys, auth, pushed] = [createECDH('prime256v1'), randomBytes(16), [] as Pushed[]];
      const p256dh = keys.generateKeys('base64url');
      devices.set(path, (headers, body) => pushed.push({ headers, message: JSON.parse(decrypted(body, keys, auth)) }));
      return { address: { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } }, pushed };
    },
    answer: (wanted) => {
      status = wanted;
    },
  };
}

/** RFC 8291: what was encrypted for a device (aes128gcm). */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  const derive = (from: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, salt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const secret = derive(keys.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: how the sender identifies itself to a push service. Throws when the signature is not by the key. */
export function claimsIn({ authorization = '' }: IncomingHttpHeaders, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`Another key: ${authorization}`);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const by = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: by, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** Keys of a server that may send to local push services. */
export function pushSetup(): PushSetup {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const vapid = {
    publicKey: keys.getPublicKey('base64url'),
    // One key in 256 begins with a zero, which is omitted here; written out it has all 32 bytes.
    privateKey: Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    subject: 'mailto:hall@example.org',
  };
  return { vapid, network: { accepts: (endpoint) => endpoint.startsWith('http://127.0.0.1:'), mayReach: () => true } };
}
