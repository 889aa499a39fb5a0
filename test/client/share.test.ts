import type { View } from '@nimhall/shared/game/view';
import type { Room } from '@nimhall/shared/room/room';
import { describe, expect, test } from 'vitest';
import { pictureFile, svgAddress } from '../../client/src/components/share/picture-file.ts';
import { qrPath } from '../../client/src/components/share/qr-path.ts';
import type { Shareable } from '../../client/src/components/share/shareable.ts';
import { embedCode, fileName, linkLabel, linkTitle } from '../../client/src/components/share/words.ts';
import { CODE, roomAt } from './fake-connection.ts';

const VIEW: View = { kind: 'heaps', heaps: [{ letter: 'a', size: 2, sections: [{ length: 2, colour: null }] }], ends: 'top', mostHeaps: 1 };

function shareableOf(room: Room | null, title = 'Nim'): Shareable {
  return { path: room ? `/r/${room.room}` : '/analysis?game=nim', title, view: VIEW, course: null, room };
}

test('the link is named after its purpose', () => {
  expect([roomAt(1), roomAt(2), roomAt(5), null].map((room) => linkLabel(shareableOf(room)))).toEqual([
    'Invite someone to play or watch',
    'Link to this room',
    'Link to this room',
    'Link to this position',
  ]);
  expect(linkTitle(shareableOf(null))).toBe('Nim on nimhall');
});

test('files carry the code of the room', () => {
  expect([roomAt(2), null].map((room) => fileName(shareableOf(room)))).toEqual([`nimhall-${CODE}`, 'nimhall']);
});

test('the embed code is one frame, whatever a game is called', () => {
  const code = embedCode('https://hall.example', shareableOf(roomAt(2), '"Sums" & more'));
  expect(code).toMatch(/^<iframe src="https:\/\/hall\.example\/embed\/room1" title="&quot;Sums&quot; &amp; more on nimhall" [^"]+"480"/);
  expect(code).toMatch(/><\/iframe>$/);
});

test('a picture is cropped to its drawing, with or without a background', () => {
  const { svg, width, height } = pictureFile(VIEW, true);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(svg).toContain('<title>Heap A, 2 stones</title>');
  expect(svg).toContain('<rect');
  expect(pictureFile(VIEW, false).svg).not.toContain('<rect');
  expect(decodeURIComponent(svgAddress(svg).replace(/^[^,]*,/, ''))).toBe(svg);
});

describe('a QR code', () => {
  const { path, size } = qrPath('https://hall.example/r/k4m2x9');
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, x, y, there, back]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(there),
    back: Number(back),
  }));
  const isDark = (x: number, y: number) => bars.some((bar) => bar.y === y && bar.x <= x && x < bar.x + bar.length);

  test('consists of closed shapes, with four modules to every edge', () => {
    expect(bars.map((bar) => `M${bar.x} ${bar.y}h${bar.length}v1h-${bar.back}z`).join('')).toBe(path);
    for (const { x, y, length, back } of bars) {
      expect(length).toBe(back);
      expect(Math.min(x, y, size - x - length, size - y - 1)).toBeGreaterThanOrEqual(4);
    }
  });

  test('has its three corners, and timing patterns between them', () => {
    const corner = (left: number, top: number) =>
      Array.from({ length: 7 }, (_, y) => Array.from({ length: 7 }, (_, x) => (isDark(left + x, top + y) ? '#' : '.')).join(''));
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect([corner(4, 4), corner(size - 11, 4), corner(4, size - 11)]).toEqual([finder, finder, finder]);
    for (let at = 12; at < size - 12; at++) expect(isDark(at, 10)).toBe(at % 2 === 0);
  });
});
