import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { GUEST_WORDS, type GuestWords } from './guest-words.ts';

/** A language that guests are named in. */
export type GuestLanguage = keyof typeof GUEST_WORDS;

export const GUEST_LANGUAGES = Object.keys(GUEST_WORDS) as GuestLanguage[];

/** The language for a guest's name, by what their browser prefers; English if none fits. */
export function guestLanguage(request: Pick<Request, 'acceptsLanguages'>): GuestLanguage {
  const accepted = request.acceptsLanguages(GUEST_LANGUAGES);
  return GUEST_LANGUAGES.find((language) => language === accepted) ?? 'en';
}

/** The name of a guest with this id: `Brave Otter`, always the same. Two adjectives give many times more names. */
export function guestName(id: string, language: GuestLanguage, adjectives: 1 | 2 = 1): string {
  const { adjectives: all, animals }: GuestWords = GUEST_WORDS[language];
  const named = animals.flatMap(([ending, names]) => names.map((name) => [ending, name] as const));
  const digest = createHash('sha256').update(id).digest();
  const pick = <Word>(from: readonly Word[], nth: number): Word => from[digest.readUInt32BE(4 * nth) % from.length] as Word;
  const [ending, animal] = pick(named, 0);
  const first = pick(all, 1);
  const second = pick(
    all.filter((other) => other !== first),
    2,
  );
  const before = [first, second].slice(0, adjectives).map((adjective) => adjective + ending);
  return (language === 'fr' ? [animal, ...before] : [...before, animal]).join(' ');
}
