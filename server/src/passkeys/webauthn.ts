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
import type { Site } from '../people/origin.ts';

/** What is to be signed: a new challenge, by a page of ours, before it expires. */
export interface Signing {
  readonly site: Site;
  /** In base64url. */
  readonly challenge: string;
}

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** Algorithms that all browsers and authenticators support, listed here so that all nodes agree. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * Attestation formats that we accept. We ask for none, so we get none, or what some devices sign by themselves; all others would have us
 * parse certificate chains made by anybody.
 */
const FORMATS: ReadonlySet<string> = new Set(['none', 'packed']);

/**
 * Options for creating a passkey that contains the player's id, excluding those they already have. Whether a fingerprint, a face or a code
 * is required is left to the device, because many that children use have none of them.
 */
export function creationOptions(
  { id, name }: Player,
  { site, challenge }: Signing,
  has: readonly { readonly id: string; readonly transports: readonly string[] }[],
  timeout: number,
): Promise<CreationOptions> {
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

/** Options for showing a passkey of any player. */
export function requestOptions({ site, challenge }: Signing, timeout: number): Promise<RequestOptions> {
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout,
    userVerification: 'preferred',
  });
}

/** The key of a new passkey; null if it does not match what we asked for. */
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
    // The library throws for invalid input, and all of it came from the wire.
    return null;
  }
}

/** The counter of a key after it signed the challenge; null if the signature is invalid. */
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
