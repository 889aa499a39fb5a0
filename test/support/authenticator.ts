import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A browser's request for a new passkey, as far as it matters here. */
export interface Wishes {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

export interface Question {
  readonly challenge: string;
  readonly rpId: string;
}

/** How this device cheats. */
export interface Odd {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly userHandle?: string;
  readonly format?: string;
  readonly counter?: number;
  /** Signs with another key than the registered one. */
  readonly forged?: boolean;
}

const PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/**
 * A device with one passkey, together with its browser, in WebAuthn's own bytes: signs with P-256, without
 * attestation.
 */
export class Authenticator {
  readonly id = randomBytes(20).toString('base64url');
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #user = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The registration request: `RegistrationResponseJSON`. */
  make({ challenge, rp, user }: Wishes, odd: Odd = {}) {
    this.#user = user.id;
    const raw = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), uint16(raw.length), raw, coseKey(this.#keys.publicKey)]);
    const data = Buffer.concat([this.#data(odd.rpId ?? rp.id, PRESENT | HAS_CREDENTIAL, odd), credential]);
    const attestation = map(['fmt', text(odd.format ?? 'none')], ['attStmt', map()], ['authData', binary(data)]);
    return {
      ...this.#answer,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The sign-in request: `AuthenticationResponseJSON`. */
  show({ challenge, rpId }: Question, odd: Odd = {}) {
    this.#counter++;
    const data = this.#data(odd.rpId ?? rpId, PRESENT, odd);
    const clientData = this.#clientData('webauthn.get', challenge, odd);
    const signed = Buffer.concat([data, sha256(clientData)]);
    const key = odd.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#keys.privateKey;
    return {
      ...this.#answer,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, key).toString('base64url'),
        userHandle: odd.userHandle ?? this.#user,
      },
    };
  }

  get #answer() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' };
  }

  #data(rpId: string, flags: number, { counter = this.#counter }: Odd): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, odd: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin: odd.origin ?? this.#origin, crossOrigin: false }));
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The public key in COSE (RFC 9053): kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const of = (coordinate: string): Buffer => binary(Buffer.from(coordinate, 'base64url'));
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), Buffer.from([0x21]), of(x), Buffer.from([0x22]), of(y)]);
}

/** CBOR (RFC 8949), as much of it as is needed, in the shortest encoding. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
}

function binary(value: Buffer): Buffer {
  const head = value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.concat([Buffer.from([0x59]), uint16(value.length)]);
  return Buffer.concat([head, value]);
}

function map(...pairs: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | pairs.length]), ...pairs.flatMap(([key, value]) => [text(key), value])]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
