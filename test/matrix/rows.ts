import type { FontSetup } from '../support/fonts.ts';

/** A kind of machine. */
export interface Row {
  /** What is special about it. */
  readonly name: string;
  /** The system's only typeface. */
  readonly fonts: FontSetup;
  readonly timeZone: string;
  /** The value of LANG. */
  readonly language: string;
  /** The system's Node, with the npm that comes with it. */
  readonly node: Node;
  /** The name of the clone's folder. */
  readonly folder: string;
  /** Whether a user other than root runs the tests, even when root starts them. */
  readonly ordinaryUser: boolean;
  /** Ports that other programs listen on. */
  readonly taken: readonly number[];
  /** Whether Chromium, Postgres and Redis are missing. */
  readonly bare: boolean;
}

export type Node = keyof typeof NPM;

/** The npm that each Node comes with. */
export const NPM = { 20: '~10.8', 22: '~10.9', 24: '^11' } as const;

const PLAIN = { folder: 'nimhall', ordinaryUser: false, taken: [], bare: false };

/** Each value of each dimension is in some row. */
export const ROWS: readonly Row[] = [
  { ...PLAIN, name: 'DejaVu alone, UTC, no language, Node 20', fonts: 'dejavu', timeZone: 'UTC', language: 'C', node: 20 },
  {
    ...PLAIN,
    name: 'Liberation alone, India, German, Node 22, ports 3000 and 5432 taken',
    fonts: 'liberation',
    timeZone: 'Asia/Kolkata',
    language: 'de_DE.UTF-8',
    node: 22,
    taken: [3000, 5432],
  },
  {
    ...PLAIN,
    name: 'Noto Sans alone, Newfoundland, French, Node 24',
    fonts: 'noto',
    timeZone: 'America/St_Johns',
    language: 'fr_FR.UTF-8',
    node: 24,
  },
  {
    ...PLAIN,
    name: 'an ordinary user, in a folder called "Nim Müller"',
    fonts: 'dejavu',
    timeZone: 'America/St_Johns',
    language: 'C',
    node: 22,
    folder: 'Nim Müller',
    ordinaryUser: true,
  },
  {
    ...PLAIN,
    name: 'an ordinary user without Chromium, Postgres and Redis',
    fonts: 'liberation',
    timeZone: 'Asia/Kolkata',
    language: 'de_DE.UTF-8',
    node: 20,
    ordinaryUser: true,
    bare: true,
  },
];
