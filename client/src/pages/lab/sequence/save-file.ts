/** Hands a file to the browser to keep. */
export function saveFile(name: string, type: string, pieces: readonly BlobPart[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...pieces], { type }));
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
