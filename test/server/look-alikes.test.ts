import { skeletonOf } from '@nimhall/server/people/look-alikes';
import { expect, test } from 'vitest';

test.for([
  ['Ada', 'ADA'],
  ['Ada', ' A d a '],
  ['Ada', 'Аdа'],
  ['Ada', 'Ａｄａ'],
  ['Ada', '𝐀𝐝𝐚'],
  ['Ada', 'A\u200bda'],
  ['Ivy', 'lvy'],
  ['Ivy', 'ivy'],
  ['Bill', 'BiII'],
  ['Bill', 'B1ll'],
  ['Tom', 'T0m'],
  ['Marn', 'Mam'],
  ['Zoë', 'Zoe\u0308'],
  ['scope', 'ѕсоре'],
  ['Guest 1498', 'Guest l498'],
  ['Billy', 'ВіIIу'],
  ['Вилл', 'вилл'],
  ['Νίκος', 'ΝΊΚΟΣ'],
  ['Straße', 'STRASSE'],
] as const)('%s looks like %s', ([name, other]) => {
  expect(skeletonOf(other)).toBe(skeletonOf(name));
});

test.for([
  ['Ada', 'Adam'],
  ['Zoë', 'Zoe'],
  ['Tom', 'Tim'],
  ['李', '季'],
  ['Guest 1498', 'Guest 1489'],
  ['♥', '♦'],
] as const)('%s does not look like %s', ([name, other]) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(name));
});

test('normalising a look-alike twice changes nothing', () => {
  for (const name of ['Ada', 'Mаrn', 'Ωmega', 'ﬁsh', '١٢٣', 'ǅ', 'İstanbul', '=⨧\\丶'])
    expect(skeletonOf(skeletonOf(name)), name).toBe(skeletonOf(name));
});
