import { BOT_LEVELS } from '@nimhall/shared/bot/levels';
import { readGame } from '@nimhall/shared/catalogue/read';
import type { Family } from '@nimhall/shared/game/contract';
import type { Field } from '@nimhall/shared/game/params';
import { GAMES } from '@nimhall/shared/games/all';
import { PHRASES } from '@nimhall/shared/room/chat';
import { describe, expect, test } from 'vitest';
import { reasons } from '../../client/src/i18n/de/reasons.ts';
import { lists } from '../../client/src/i18n/de/rules.ts';
import { FINISHED, finished, MARKUP, TEXTS } from '../../client/src/i18n/german.ts';
import { translator } from '../../client/src/i18n/phrases.ts';
import { literalsIn, messagesIn, phrasesIn, type SourceText, unwrappedIn } from '../support/texts.ts';

/** Names that are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['nimhall', 'English', 'Deutsch']);

/** Texts that need no German: nothing but places to fill in, numbers and signs. */
const needsGerman = (text: string) => /\p{L}/u.test(text.replace(/\{\d+\}/g, ''));

/** Which texts the phrases do not have, with their files. */
function missing(texts: readonly SourceText[], groups: readonly object[]): string[] {
  const known = new Set(groups.flatMap((phrases) => Object.keys(phrases)));
  return [...new Set(texts.filter(({ text }) => needsGerman(text) && !known.has(text)).map(({ text, file }) => `${file}: ${text}`))];
}

/** Which phrases translate no text any more. */
function stale(texts: readonly SourceText[], groups: readonly object[]): string[] {
  const used = new Set(texts.map(({ text }) => text));
  return groups.flatMap((phrases) => Object.keys(phrases)).filter((english) => !used.has(english));
}

/** The numbers of the places to fill in. */
const places = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([place]) => place).sort();

describe('the client’s own texts', () => {
  const { texts, markup } = messagesIn('client/src');

  test('every one has its German, and none is left over', () => {
    expect({ missing: missing(texts, TEXTS), stale: stale(texts, TEXTS) }).toEqual({ missing: [], stale: [] });
    expect({ missing: missing(markup, MARKUP), stale: stale(markup, MARKUP) }).toEqual({ missing: [], stale: [] });
  });

  test('none is written on the page without being translated', () => {
    // What the rules could have said as well is translated like what they say.
    expect(unwrappedIn('client/src').filter(({ text }) => !NAMES.has(text) && !known(text))).toEqual([]);
  });
});

describe('phrases', () => {
  test('every one has its German, and none is left over', () => {
    const texts = phrasesIn('shared/src');
    expect({ missing: missing(texts, [reasons]), stale: stale(texts, [reasons]) }).toEqual({ missing: [], stale: [] });
  });
});

describe('texts that come finished', () => {
  const rules = literalsIn('shared/src').filter(({ file }) => !/^shared.src.(protocol|picture|refusal)/.test(file));
  // Previews of links are for other programs, which read English.
  const server = literalsIn('server/src');
  const protocol = ['commands', 'words'].flatMap((file) => literalsIn(`shared/src/protocol/${file}.ts`));
  const refusals = [...server, ...protocol].filter(({ text, file }) => /^\p{Lu}[^\n]*\.$/u.test(text) && !/src.preview/.test(file));

  test('every sentence of the rules, the solver and the server has its German, and none is left over', () => {
    const sentences = [...rules, ...refusals].filter(({ text }) => /\p{L}{2} | \p{L}{2}/u.test(text));
    const sources = [...rules, ...server, ...protocol];
    expect({ missing: missing(sentences, [...FINISHED, lists]), stale: stale(sources, FINISHED) }).toEqual({ missing: [], stale: [] });
  });

  test.each(GAMES.map((family) => ({ family })))('$family.id: names, positions and parameters', ({ family }) => {
    const unchanged = textsOf(family).filter((text) => needsGerman(text) && !known(text));
    expect(unchanged).toEqual([]);
  });

  test('bots and quick phrases', () => {
    const texts = [...BOT_LEVELS.flatMap(({ name, about }) => [name, about]), ...PHRASES];
    expect(texts.filter((text) => !known(text))).toEqual([]);
  });

  test.each([
    ['subtraction', { take: [1, 3, 4] }, 'Nimm 1, 3 oder 4 Steine von einem Haufen.'],
    ['subtraction', { max: 1 }, 'Nimm einen Stein von einem Haufen.'],
    ['subtraction', { except: [2] }, 'Nimm beliebig viele Steine außer 2 von einem Haufen.'],
    ['slow', { k: 3, exact: true }, 'Nimm einen Stein von jedem von genau 3 Haufen.'],
    ['colourful', { ends: 'both' }, 'Nimm von einem Stapel oben oder unten beliebig viele Steine einer Farbe.'],
    ['octal', { code: '0.77' }, 'Nimm 1 oder 2 benachbarte Kegel aus einer Reihe; übrig bleibt nichts, eine Reihe oder zwei Reihen.'],
    [
      'octal',
      { code: '0.137' },
      'Nimm benachbarte Kegel aus einer Reihe: 1 und übrig bleibt nichts; 2 und übrig bleibt nichts oder eine Reihe; 3 und übrig bleibt nichts, eine Reihe oder zwei Reihen.',
    ],
    [
      'chromatic',
      { red: 'set:1,3' },
      'Nimm beliebig viele von einem Stapel; solange kein oberster Stein rot ist, von beliebigen Stapeln zugleich. Rot sind die Ebenen 1, 3.',
    ],
  ])('the rule of %s %j', (id, params, german) => {
    const game = readGame(id, params);
    expect(game.ok && finished(game.value.rules.rule)).toBe(german);
  });
});

test('what is filled in comes in the order of the German, and is translated in turn', () => {
  const translate = translator({ 'From {0} to {1}': 'Nach {1} von {0}', 'the corner': 'der Ecke' });
  expect(translate('From the corner to a1')).toBe('Nach a1 von der Ecke');
  expect(translate('constructor')).toBe('constructor');
});

test('German fills in what English fills in, and writes its own quotation marks and dots', () => {
  const said = Object.entries(reasons).flatMap(([english, forms]) =>
    (typeof forms === 'string' ? [forms] : Object.values(forms)).map((form) => [english, form] as const),
  );
  for (const [english, german] of [...[...TEXTS, ...MARKUP, ...FINISHED].flatMap((phrases) => Object.entries(phrases)), ...said]) {
    // A text may leave out what German says with one word for all.
    expect(places(english), english).toEqual(expect.arrayContaining(places(german)));
    expect(german, english).not.toMatch(/[“”]\p{L}|\p{L}…/u);
  }
});

test('no text has its German in two places', () => {
  for (const groups of [TEXTS, MARKUP, FINISHED]) {
    const keys = groups.flatMap((phrases) => Object.keys(phrases));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  }
});

/** True when a finished text has German, even if that reads the same. */
function known(text: string): boolean {
  return FINISHED.some((phrases) => text in phrases);
}

function textsOf({ name, summary, params, presets }: Family): string[] {
  return [name, summary, ...presets.flatMap((preset) => [preset.name, preset.why]), ...params.fields.flatMap(fieldTexts)];
}

function fieldTexts(field: Field): string[] {
  switch (field.kind) {
    case 'choice':
      return [field.label, ...field.options.map(({ label }) => label)];
    case 'text':
      return [field.label, field.hint];
    default:
      return [field.label];
  }
}
