/** What was sent as gzip of its JSON. */
export async function unpacked(packed: Uint8Array): Promise<unknown> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
  return await new Response(stream).json();
}
