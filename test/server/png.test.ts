import { crc32, inflateSync } from 'node:zlib';
import { pngOf } from '@nimhall/server/preview/png';
import { expect, test } from 'vitest';

/** The chunks of a PNG, after its signature. */
function chunksOf(png: Buffer): { kind: string; data: Buffer }[] {
  const chunks: { kind: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    expect(png.readUInt32BE(at + 8 + length), `the sum of ${kind}`).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks.push({ kind, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** The pixels of a PNG of red, green and blue, by the definition of the filters that we write. */
function pixelsOf(png: Buffer): { width: number; height: number; rows: number[][] } {
  const chunks = chunksOf(png);
  expect(chunks.map(({ kind }) => kind)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const [head, body] = chunks.map(({ data }) => data) as [Buffer, Buffer];
  expect([...head.subarray(8)], 'eight bits of red, green and blue').toEqual([8, 2, 0, 0, 0]);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const bytes = inflateSync(body);
  const rows: number[][] = [];
  for (let row = 0; row < height; row++) {
    const [filter, ...own] = bytes.subarray(row * (1 + 3 * width), (row + 1) * (1 + 3 * width));
    if (filter !== 0 && filter !== 2) throw new Error(`Row ${row} has the filter ${filter}`);
    rows.push(own.map((byte, at) => (byte + (filter === 2 ? (rows.at(-1)?.[at] ?? 0) : 0)) % 256));
  }
  return { width, height, rows };
}

test('a drawing is written as it is, rows that repeat the one above and others', () => {
  const [width, height] = [7, 6];
  const colour = (row: number, column: number): number[] => (row < 3 ? [10, 20, 30] : [row * 40, column * 30, 255]);
  const drawn = Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, column) => colour(row, column)));
  const pixels = Uint8Array.from(drawn.flat().flatMap((pixel) => [...pixel, 255]));
  const png = pngOf({ width, height, pixels });
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(pixelsOf(png)).toEqual({ width, height, rows: drawn.map((row) => row.flat()) });
});
