import { readGame } from '@nimhall/shared/catalogue/read';
import { quoted } from '@nimhall/shared/game/text';

/** Invalid parts of an address that are listed, and the characters shown of each. */
const MAX_LISTED = 3;
const MAX_QUOTED_LENGTH = 40;

/**
 * The parts of an address that a tool could not use, such as `to=-1`: their values differ from those in effect. Parameters may be written
 * in many ways, and are accepted if they are valid for the game; 0 and empty count as left out.
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
