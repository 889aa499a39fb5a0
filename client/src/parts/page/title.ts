/** Names the page: `Your turn – Nim · nimhall`. */
export function setTitle(...parts: readonly string[]): void {
  document.title = [parts.join(' – '), 'nimhall'].filter((part) => part !== '').join(' · ');
}
