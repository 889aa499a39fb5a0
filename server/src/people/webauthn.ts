import type { MadePasskey, ShownPasskey } from '@nimhall/shared/protocol/passkeys';
import type { Player } from '@nimhall/shared/room/room';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Site } from './origin.ts';

/** What is signed: something new, by a page of ours, before it is too late. */
export interface Signing {
  readonly site: Site;
  /** In base64url. */
  readonly challenge: string;
}

export type Wishes = PublicKeyCredentialCreationOptionsJSON;
export type Question = PublicKeyCredentialRequestOptionsJSON;

/** What every browser can do and every authenticator one of: said here, so that all nodes want the same. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * How a device may prove what it is. We do not ask for it, and so get nothing, or what some devices sign by themselves; all
 * others have us look at chains of certificates that anybody may have made.
 */
const FORMATS: ReadonlySet<string> = new Set(['none', 'packed']);

/**
 * What a browser needs to make a passkey that says whose it is, and is none of those that a player has. Whether a finger, a face or
 * a code is asked for is left to the device: many that children use have none of them.
 */
export function wishesFor(
  { id, name }: Player,
  { site, challenge }: Signing,
  has: readonly { readonly id: string; readonly transports: readonly string[] }[],
  timeout: number,
): Promise<Wishes> {
  return generateRegistrationOptions({
    rpName: 'nimhall',
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: name,
    userDisplayName: name,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: has.map((each) => ({ id: each.id, transports: [...each.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** What a browser needs to show a passkey, whosever it is. */
export function questionOf({ site, challenge }: Signing, timeout: number): Promise<Question> {
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout,
    userVerification: 'preferred',
  });
}

/** The key of a passkey that was made as we wished; null for one that was not. */
export async function keyOf(made: MadePasskey, { site, challenge }: Signing): Promise<WebAuthnCredential | null> {
  try {
    const format = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('fmt');
    if (!FORMATS.has(format)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: made,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // What the library finds wrong it throws, and all of it came from the wire.
    return null;
  }
}

/** How often this key has signed, now that it signed what it was asked to; null where it did not. */
export async function countOf(
  shown: ShownPasskey,
  { site, challenge }: Signing,
  { publicKey, counter }: { readonly publicKey: Buffer; readonly counter: number },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: shown,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: shown.id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
