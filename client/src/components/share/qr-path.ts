import { encode } from 'uqr';

/** Light modules around the code, without which readers do not find it. */
const QUIET_ZONE = 4;

/** A QR code as one path in a square of `size` units, its quiet zone included: each run of dark modules is a bar. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const bars = data.flatMap((line, y) =>
    [
      ...line
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { path: bars.join(''), size };
}
