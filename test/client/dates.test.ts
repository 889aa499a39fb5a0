import { expect, test } from 'vitest';
import { dateForm } from '../../client/src/i18n/dates.ts';

test.each([
  ['en', ['en-AU', 'en-US'], 'en-AU'],
  ['en', ['de-CH', 'en-US'], 'en-US'],
  ['en', ['en'], 'en-GB'],
  ['en', ['de-AT'], 'en-GB'],
  ['de', ['en-GB', 'de-AT'], 'de-AT'],
  ['fr', ['en-GB'], 'fr'],
])('on a page in %s, dates use the format of %j, as in %s', (page, spoken, form) => {
  expect(dateForm(page, spoken)).toBe(form);
});
