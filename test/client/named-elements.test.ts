import { expect, test } from 'vitest';
import { templatesIn } from '../support/texts.ts';

/** What a screen reader announces has a name, in every template of the client. What axe finds beyond that, browser/accessibility tests on a sample of pages. */

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly file: string;
  /** The template before and after it. */
  readonly before: string;
  readonly after: string;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/g;
/** Roles whose content is no name. */
const NAMED_ROLE = /\srole="?(?:img|group|log|grid|dialog|region|listbox|radiogroup|toolbar|progressbar|slider|meter)\b/;

const tags = templatesIn('client/src').flatMap(({ text, file }) =>
  Array.from(text.matchAll(TAG), ({ 0: all, 1: name = '', 2: attributes = '', index }): Tag => {
    return { name, attributes, file, before: text.slice(0, index), after: text.slice(index + all.length) };
  }),
);
const unnamed = tags.filter(({ attributes }) => !/\saria-label(?:ledby)?=/.test(attributes));

test('the templates are found', () => {
  expect(tags.length).toBeGreaterThan(2_000);
});

test('every picture, group and dialog has a name', () => {
  expect(unnamed.filter(({ attributes }) => NAMED_ROLE.test(attributes)).map(inWords)).toEqual([]);
});

test('every field has a label', () => {
  const isField = ({ name }: Tag) => name === 'input' || name === 'select' || name === 'textarea';
  const isInLabel = ({ before }: Tag) => before.lastIndexOf('<label') > before.lastIndexOf('</label>');
  // A field with an id is labelled by `for`, maybe in another template.
  expect(unnamed.filter((tag) => isField(tag) && !isInLabel(tag) && !/\sid=/.test(tag.attributes)).map(inWords)).toEqual([]);
});

test('every button and link that shows only a drawing has a name', () => {
  const isEmpty = ({ name, after }: Tag) =>
    after
      .slice(0, after.indexOf(`</${name}>`))
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, '')
      .trim() === '';
  expect(unnamed.filter((tag) => (tag.name === 'button' || tag.name === 'a') && isEmpty(tag)).map(inWords)).toEqual([]);
});

function inWords({ name, attributes, file }: Tag): string {
  return `${file}: <${name}${attributes}>`;
}
