import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const ready = readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm);

/** Runs in a worker thread: an SVG as a PNG of its own size. There are no fonts here, so it must not have text. */
export default async function rasterise(svg: string): Promise<Uint8Array> {
  await ready;
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const png = image.asPng();
  // What WebAssembly holds is not collected.
  image.free();
  drawing.free();
  return png;
}
