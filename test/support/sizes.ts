/**
 * Windows that everything has to fit: a desktop, three phones, one of them in landscape, and the desktop at 200 %
 * zoom.
 */
export const SIZES = [
  { name: 'a desk', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 664 },
  { name: 'a small phone', width: 375, height: 553 },
  { name: 'a very small phone', width: 320, height: 568 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a desk at 200 %', width: 640, height: 400 },
] as const;
