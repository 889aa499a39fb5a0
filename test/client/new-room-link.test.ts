import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { SEATS } from '@nimhall/shared/room/seat';
import { describe, expect, test } from 'vitest';
import { CLOCK_CHOICES } from '../../client/src/components/new-game/clock-choices.ts';
import { formatClock, parseClock } from '../../client/src/components/new-game/clock-text.ts';
import { type Draft, draftOf } from '../../client/src/components/new-game/draft.ts';
import { linkFaultInWords } from '../../client/src/components/new-game/link-words.ts';
import { parseSettings } from '../../client/src/components/new-game/new-room-link.ts';
import { playWithFrom, seatAgainstBot } from '../../client/src/components/new-game/play-with.ts';
import { formatSettings, newRoomLink } from '../../client/src/components/new-game/room-links.ts';

const [NIM] = GAMES;
if (!NIM) throw new Error('Nim is the first game');
const nim = NIM;

function read(link: string) {
  return parseSettings(new URL(link, 'http://nimhall.example').search, nim);
}

test('a link contains only what differs from the defaults, legibly', () => {
  expect(newRoomLink({ game: 'nim' })).toBe('/new?game=nim');
  expect(newRoomLink(draftOf(nim))).toBe('/new?game=nim&start=3,4,5');
  const seats = { first: 'teacher', second: 'me' } as const;
  const clock = { initialMs: 300_000, incrementMs: 3_000 };
  expect(newRoomLink({ game: 'nim', start: '1,3,5', misere: true, clock, overlay: 'after', seats, listed: false })).toBe(
    '/new?game=nim&misere=1&start=1,3,5&clock=300+3&overlay=after&seat=second&bot=teacher&listed=0',
  );
});

test('a link reads back as it was written, for every preset of every game', () => {
  for (const family of GAMES) {
    for (const preset of family.presets) {
      const { draft, faults } = read(newRoomLink(draftOf(family, preset)));
      expect(faults).toEqual([]);
      expect(formatSettings(draft)).toBe(formatSettings({ ...draftOf(family, preset), params: draft.params }));
      expect({ ...draft, params: {} }).toEqual({ ...draftOf(family, preset), params: {} });
    }
  }
});

test.each<[string, Partial<Draft>]>([
  ['a clock that is not offered', { clock: { initialMs: 90_000, incrementMs: 1_500 } }],
  ['the second seat', { seats: { first: 'open', second: 'me' } }],
  ['a bot for the first', { seats: { first: 'random', second: 'me' } }],
  ['two bots', { seats: { first: 'greedy', second: 'teacher' } }],
  ['one bot against whoever comes', { seats: { first: 'open', second: 'student' } }],
  ['nobody yet', { seats: { first: 'open', second: 'open' } }],
  ['nobody to see perfect play, not listed', { overlay: 'off', listed: false }],
])('a link to a room with %s', (_what, change) => {
  const draft = { ...draftOf(nim), ...change };
  expect(read(newRoomLink(draft))).toEqual({ draft, faults: [] });
});

test('a fully escaped link means the same', () => {
  const { draft, faults } = read('/new?game=subtraction&params=%7B%22take%22%3A%5B1%2C3%2C4%5D%7D&start=7%2C2&clock=300%2B3');
  expect(faults).toEqual([]);
  expect(draft).toMatchObject({ game: 'subtraction', params: { take: [1, 3, 4] }, start: '7,2', clock: { initialMs: 300_000 } });
});

describe('invalid parts are reported, and the rest is used', () => {
  test.each([
    ['game=chess&start=e4&misere=1', 'game', { game: 'nim', start: '3,4,5', misere: true }],
    ['game=subtraction&params={&start=7,2', 'params', { game: 'subtraction', start: '7,2' }],
    ['game=subtraction&params={"take":[]}&clock=60+1', 'params', { clock: { initialMs: 60_000, incrementMs: 1_000 } }],
    ['start=1,x&seat=second', 'start', { start: '3,4,5', seats: { first: 'open', second: 'me' } }],
    ['start=0,0', 'start', { start: '3,4,5' }],
    ['misere=maybe&start=1,2', 'misere', { misere: false, start: '1,2' }],
    ['clock=fast', 'clock', { clock: null }],
    ['clock=0+5', 'clock', { clock: null }],
    ['overlay=everybody', 'overlay', { overlay: 'spectators' }],
    ['seat=third&bot=teacher', 'seat', { seats: { first: 'me', second: 'teacher' } }],
    ['bot=perfect&start=1,2,3', 'bot', { seats: { first: 'me', second: 'open' }, start: '1,2,3' }],
    ['listed=no', 'listed', { listed: true }],
  ])('%s', (query, part, kept) => {
    const { draft, faults } = parseSettings(query, nim);
    expect(draft).toMatchObject(kept);
    expect(faults.map((fault) => fault.part)).toEqual([part]);
    for (const fault of faults) expect(linkFaultInWords(fault)).toMatch(/^The link .+, “.*”\.$/);
  });
});

test('a draft from a link reserves one seat for us at most', () => {
  for (const seat of ['first', 'second', 'none']) {
    const { draft } = parseSettings(`seat=${seat}&bot=greedy,random`, nim);
    expect(SEATS.filter((each) => draft.seats[each] === 'me')).toEqual(seat === 'none' ? [] : [seat]);
  }
});

test('a course guard is offered only by links to normal Nim', () => {
  expect(parseSettings('game=nim&bot=echo', nim)).toMatchObject({ draft: { seats: { first: 'me', second: 'echo' } }, faults: [] });
  for (const query of ['game=kayles&bot=echo', 'game=nim&misere=1&bot=echo']) {
    expect(parseSettings(query, nim)).toMatchObject({ draft: { seats: { second: 'open' } }, faults: [{ part: 'bot', text: 'echo' }] });
  }
});

test('clocks are written and read back', () => {
  for (const clock of CLOCK_CHOICES) expect(parseClock(formatClock(clock))).toEqual(clock);
  for (const text of ['', '5', '300', '300-3', '1e3+1', '99999999+1', '10+9999', '+']) expect(parseClock(text)).toBeUndefined();
});

test('the remembered opponent is used only as far as it makes sense', () => {
  const usual = { opponent: 'bot', level: 'greedy', begins: 'me', clock: '300+3' };
  for (const text of [null, '', 'x', '[]', '{"opponent":"enemy","level":9,"begins":0,"clock":"7+7"}'])
    expect(playWithFrom(text)).toEqual(usual);
  expect(playWithFrom('{"opponent":"anyone","level":"teacher","begins":"chance","clock":"none"}')).toEqual({
    opponent: 'anyone',
    level: 'teacher',
    begins: 'chance',
    clock: 'none',
  });
  expect(findFamily('nim')).toBe(nim);
});

test('against a bot, a player gets a seat that can win, unless the bot begins or the choice is random', () => {
  const low = () => 0.1;
  const high = () => 0.9;
  expect([seatAgainstBot('me', 'N', high), seatAgainstBot('me', 'P', low)]).toEqual(['first', 'second']);
  expect([seatAgainstBot('other', 'N', low), seatAgainstBot('other', 'P', low)]).toEqual(['second', 'second']);
  expect([seatAgainstBot('chance', 'P', low), seatAgainstBot('chance', 'P', high)]).toEqual(['first', 'second']);
});
