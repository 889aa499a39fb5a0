import { createECDH } from 'node:crypto';

/**
 * The keys by which push services know the sender (VAPID, RFC 8292), in base64url without padding, as `npx web-push generate-vapid-keys`
 * writes them.
 */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where the operator can be reached: `mailto:` or `https:`. */
  readonly subject: string;
}

/** The public key of a P-256 private key; null if it is not one. */
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
