import { LOG_FORMATS } from '@nimhall/server/store/log-format';
import type { GatheringEvent } from '@nimhall/shared/gathering/gathering';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { expect, expectTypeOf, test } from 'vitest';

/** The released formats. A server that knows only these refuses a database with newer ones. */
const RELEASED = [
  'created seated stood started moved ended rematch-offered rematch-declined rematch-started takeback-offered takeback-declined taken-back went-away came-back clock-credited',
];

test('a kind of event that a released server does not know has a new format', () => {
  const formats = LOG_FORMATS.slice(0, RELEASED.length).map((kinds) => kinds.join(' '));
  expect(formats, 'add new kinds as the next format, and leave these as they are').toEqual(RELEASED);
});

test('every kind of event belongs to a format', () => {
  // Checked by `npm run check`: the types differ while a kind belongs to none.
  expectTypeOf<(typeof LOG_FORMATS)[number][number]>().toEqualTypeOf<(RoomEvent | GatheringEvent)['kind']>();
});
