/** How long a file is written without a break, in milliseconds: the page goes on answering. */
const SLICE = 16;

/** Writes a file piece by piece and hands it to the browser to keep. */
export async function saveFile(name: string, type: string, pieces: Iterable<string>): Promise<void> {
  const parts: string[] = [];
  let begun = performance.now();
  for (const piece of pieces) {
    parts.push(piece);
    if (performance.now() - begun < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // The browser has taken it by the time anything else happens.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
