import { GUEST_LANGUAGES, guestName } from '@nimhall/server/people/guest-names';
import { GUEST_WORDS, type GuestWords } from '@nimhall/server/people/guest-words';
import { skeletonOf } from '@nimhall/server/people/look-alikes';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { expect, test } from 'vitest';
import { serve } from '../support/harness.ts';

const ids = Array.from({ length: 4_000 }, (_, at) => `id ${at}`);

test('a guest’s name is always the same for the same id', () => {
  expect(GUEST_LANGUAGES.map((language) => guestName('5vPqWn7hPbXe', language))).toMatchInlineSnapshot(`
    [
      "Gentle Octopus",
      "Emsiger Pelikan",
      "Bison nomade",
    ]
  `);
  expect(GUEST_LANGUAGES.map((language) => guestName('5vPqWn7hPbXe', language, 2))).toMatchInlineSnapshot(`
    [
      "Gentle Hopeful Octopus",
      "Emsiger Sorgsamer Pelikan",
      "Bison nomade unique",
    ]
  `);
});

test('two guests rarely get the same name', () => {
  for (const language of GUEST_LANGUAGES) {
    const { adjectives, animals }: GuestWords = GUEST_WORDS[language];
    expect(adjectives.length * animals.flatMap(([, names]) => names).length, language).toBeGreaterThan(5_000);
    expect(new Set(ids.map((id) => guestName(id, language))).size, language).toBeGreaterThan(2_700);
    expect(new Set(ids.map((id) => guestName(id, language, 2))).size, language).toBeGreaterThan(3_900);
  }
});

test('every name is allowed, fits a small phone, and looks like no other', () => {
  const looks = new Map<string, string>();
  for (const language of GUEST_LANGUAGES) {
    const { adjectives, animals }: GuestWords = GUEST_WORDS[language];
    const all = animals.flatMap(([ending, names]) => names.flatMap((name) => adjectives.map((adjective) => [adjective + ending, name])));
    for (const pair of all) {
      const name = (language === 'fr' ? pair.toReversed() : pair).join(' ');
      expect(readBody(REQUESTS.name, { name }), name).toEqual({ ok: true, value: { name } });
      expect(name.length, name).toBeLessThan(25);
      const look = skeletonOf(name);
      expect(looks.get(look), `${name} looks like it`).toBe(undefined);
      looks.set(look, name);
    }
    expect(ids.every((id) => looks.has(skeletonOf(guestName(id, language))))).toBe(true);
  }
});

test('guests in browsers get names in their language, and all others in English', async () => {
  const { url } = await serve();
  const who = async (language?: string): Promise<{ id: string; name: string }> => {
    const response = await fetch(`${url}/api/v1/me`, language ? { headers: { 'accept-language': language } } : {});
    return ((await response.json()) as { player: { id: string; name: string } }).player;
  };
  for (const [asked, language] of [
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr', 'fr'],
    ['pl,fr;q=0.5,de;q=0.4', 'fr'],
    ['ja', 'en'],
    ['nonsense;;q=x', 'en'],
    [undefined, 'en'],
  ] as const) {
    const { id, name } = await who(asked);
    expect(name, asked).toBe(guestName(id, language));
  }
});
