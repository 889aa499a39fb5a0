import { GAMES } from '@nimhall/shared/games/all';
import { chapterOf, stepOf } from '@nimhall/shared/lesson/chapters';
import { expect, test } from 'vitest';
import { lessonLink } from '../../client/src/components/explanation/lesson-link.ts';

const LINKS = GAMES.flatMap(({ id }) => [false, true].map((misere) => [id, misere, lessonLink(id, misere)] as const));

test.each(LINKS)('the lesson link for %s (misère: %s) leads to an existing step: %s', (_game, _misere, link) => {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const chapter = chapterOf(pathname.replace('/learn/', ''));
  expect(chapter && stepOf(chapter, searchParams.get('step') ?? '')).toBeDefined();
});

test('every game of Nim links to its lesson, and a game without one to the general lesson', () => {
  expect([lessonLink('nim', false), lessonLink('nim', true)]).toEqual(['/learn/nim-sums?step=mend', '/learn/last-loses?step=same']);
  expect([lessonLink('chomp', false), lessonLink('__proto__', false)]).toEqual(['/learn/disguise?step=tree', '/learn/disguise?step=tree']);
  expect([lessonLink('kayles', false), lessonLink('kayles', true)]).toEqual(['/learn/disguise?step=pins', '/learn/last-loses?step=ones']);
});
