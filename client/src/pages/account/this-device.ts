/** Systems and browsers by what they say of themselves; those that others pretend to be come last. */
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'CrOS', 'Windows', 'Macintosh', 'Linux'] as const;
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const;

/** Names of browsers and systems. */
const NAMES: Readonly<Record<string, string>> = { CrOS: 'Chromebook', Macintosh: 'Mac', Edg: 'Edge', OPR: 'Opera' };

/** The name of a browser in the list of its owner: `Firefox, Android`. Empty if it is unknown. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((words) => words.find((word) => agent.includes(word)));
  return found.flatMap((word) => (word ? [NAMES[word] ?? word] : [])).join(', ');
}
