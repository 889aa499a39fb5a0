import { CHAPTER_BOTS } from './chapter-bots.ts';
import { BOT_LEVELS } from './levels.ts';

/** What bots are called in other languages; `client/translation` holds this to the dictionaries. */
const ELSEWHERE = [
  ...['Küken', 'Elster', 'Fink', 'Häher', 'Kranich', 'Eule'],
  ...['Poussin', 'Pie', 'Pinson', 'Geai', 'Grue', 'Chouette'],
] as const;

const NAMES = new Set([...[...BOT_LEVELS, ...CHAPTER_BOTS].map(({ name }) => name), ...ELSEWHERE].map(bare));

/** Whether a name would be taken for a bot's, in any language and spelling. */
export function isBotName(name: string): boolean {
  return NAMES.has(bare(name));
}

/** A name without what can be overlooked: accents, spaces, signs, capitals. */
function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
