import * as v from 'valibot';

/** Bytes in WebAuthn's JSON encoding (base64url), of at most this many characters. */
const bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]*$/));

/** Longest id of a credential: 1023 bytes (WebAuthn 3, section 4). */
const credentialId = v.pipe(bytes(1_364), v.minLength(1));

/** What every authenticator answers with, as browsers write it in JSON. What else they tell is left aside. */
const answer = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(
    v.pipe(
      v.object({}),
      v.transform(() => ({})),
    ),
    {},
  ),
};

/** The same for both: that a passkey was made, or shown, for this site and now. */
const clientDataJSON = bytes(4_096);

/** A passkey that was just made: `RegistrationResponseJSON`. */
export const passkeyRegistration = v.object({
  ...answer,
  response: v.object({
    clientDataJSON,
    attestationObject: bytes(8_192),
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
  }),
});

/** A passkey that was just shown: `AuthenticationResponseJSON`. */
export const passkeyAuthentication = v.object({
  ...answer,
  response: v.object({
    clientDataJSON,
    authenticatorData: bytes(2_048),
    signature: bytes(4_096),
    userHandle: v.exactOptional(bytes(88)),
  }),
});

export type MadePasskey = v.InferOutput<typeof passkeyRegistration>;
export type ShownPasskey = v.InferOutput<typeof passkeyAuthentication>;
