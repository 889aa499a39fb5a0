/** A unique id. Pages without TLS have no `randomUUID`: a hall in a school may be one. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
