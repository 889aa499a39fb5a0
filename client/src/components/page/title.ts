let parts: readonly string[] = [];
let waiting = 0;

/** Sets the title: `Your turn – Nim · nimhall`. */
export function setTitle(...named: readonly string[]): void {
  parts = named;
  show();
}

/** Prefixes the title with the number of other games in which it is our turn: `(2) Your turn – Nim · nimhall`. */
export function countInTitle(count: number): void {
  waiting = count;
  show();
}

function show(): void {
  const title = [parts.join(' – '), 'nimhall'].filter((part) => part !== '').join(' · ');
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}
