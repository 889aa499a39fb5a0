import { createECDH } from 'node:crypto';

/** By what push services know who sends (VAPID, RFC 8292). The keys are base64url without padding, as `npx web-push generate-vapid-keys` writes them. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where the operator can be reached: `mailto:` or `https:`. */
  readonly subject: string;
}

/** The public key that belongs to a private one of P-256; null for what is none. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return null;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return curve.getPublicKey('base64url');
}
