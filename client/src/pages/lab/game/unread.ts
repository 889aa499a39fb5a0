import { readGame } from '@nimhall/shared/catalogue/read';
import { quoted } from '@nimhall/shared/game/text';

/** Most parts of an address that are told, and most characters of each. */
const MAX_LISTED = 3;
const MAX_QUOTED_LENGTH = 40;

/**
 * What an address asks for that a tool made nothing of, as `to=-1`: parts of the query whose value is not the one it stands at by now.
 * Parameters may be written in many ways, and count as read where they are some of the game; 0 and nothing are what is left out.
 */
export function unread(given: string, stands: string): readonly string[] {
  const now = new URLSearchParams(stands);
  const isRead = (name: string, value: string): boolean => {
    if (value === '' || value === '0' || now.get(name) === value) return true;
    return name.endsWith('params') && isParams(now.get(name.replace(/params$/, 'game')) ?? '', value);
  };
  return [...new URLSearchParams(given)]
    .filter(([name, value]) => !isRead(name, value))
    .slice(0, MAX_LISTED)
    .map(([name, value]) => quoted(`${name}=${value}`, MAX_QUOTED_LENGTH));
}

function isParams(game: string, text: string): boolean {
  try {
    return readGame(game, JSON.parse(text)).ok;
  } catch {
    return false;
  }
}
