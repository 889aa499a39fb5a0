const WIDTH = 130;

/** Words wrapped into lines that are no longer than necessary. */
export function inLines(words: readonly string[]): string[] {
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
