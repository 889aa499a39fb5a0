import * as v from 'valibot';
import { isBotName } from '../bot/names.ts';
import { say } from '../phrase.ts';

/** Longest name of a player, in UTF-16 code units. */
const MAX_NAME_LENGTH = 40;

/** Control characters, which not every database can keep, and halves of characters, which become another text on their way there. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;
/** Characters that end a line without being control characters. */
export const LINE_ENDS = /[\p{Zl}\p{Zp}]/u;
/** Characters that change the direction of text, also beside a name. */
export const DIRECTIONS = /\p{Bidi_Control}/u;
/** Something to be seen: no space, no mark without a letter, nothing that is drawn as nothing. U+2800 is a blank in Braille. */
const VISIBLE = /[^\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const writable = v.check<string, string>(
  (text) => !UNWRITABLE.test(text),
  say`Text can’t contain control characters or broken characters.`.text,
);

/** A text that is stored as written: codes, ids, chat. At most this many UTF-16 code units. */
export function plain(most: number) {
  return v.pipe(v.string(), v.maxLength(most), writable);
}

/** A room code by its form, without looking it up. */
export const roomCode = plain(40);

/** A label for something of one's own; may be empty. */
export const label = v.pipe(v.string(), v.normalize('NFC'), v.trim(), plain(MAX_NAME_LENGTH));

/** A player's name. Equal names become equal text, however they were typed. */
export const playerName = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.maxLength(MAX_NAME_LENGTH),
  writable,
  v.check((name) => !LINE_ENDS.test(name), say`A name has to fit on one line.`.text),
  v.check((name) => !DIRECTIONS.test(name), say`A name can’t contain characters that reverse the text.`.text),
  v.check((name) => VISIBLE.test(name), say`A name needs at least one letter or sign that can be seen.`.text),
  v.check((name) => !isBotName(name), say`A bot has that name. Add something to yours so people can tell you apart.`.text),
);
