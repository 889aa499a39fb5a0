import { readFileSync } from 'node:fs';
import { account, learnt } from '@nimhall/server/http/reference/answers/account';
import { expect, test } from 'vitest';

/** The words for each part of the download in the sentence about it on the page. */
const WORDS: Readonly<Record<string, string>> = {
  player: 'name',
  games: 'games',
  passkeys: 'passkeys',
  tokens: 'devices, API tokens',
  ratings: 'ratings',
  friends: 'friends',
  blocked: 'blocked people',
  vacations: 'vacations',
  pushes: 'notifications',
  guests: 'earlier guest names',
  programs: 'programs',
  course: 'lessons',
  practice: 'puzzles',
  ladders: 'ladders',
  settings: 'settings',
};

test('the page about my data names every part of the download', () => {
  const page = readFileSync(new URL('../../client/src/pages/account/data-page.ts', import.meta.url), 'utf8');
  const sentence = /'(Your name, [^']*)'/.exec(page)?.[1] ?? '';
  const inside = ['version', 'learnt'];
  const parts = [...Object.keys(account.entries), ...Object.keys(learnt.entries)].filter((part) => !inside.includes(part));
  const named = parts.filter((part) => WORDS[part] !== undefined && new RegExp(`\\b${WORDS[part]}\\b`).test(sentence));
  expect(named, 'add what is new to the sentence in client/src/pages/account/data-page.ts, and here').toEqual(parts);
});
