import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackDebianPackage } from './apt.ts';

/** Machines with a single typeface: its name, and its Debian package and folder. */
const SETUPS = {
  dejavu: { family: 'DejaVu Sans', package: 'fonts-dejavu-core', folder: 'usr/share/fonts/truetype/dejavu' },
  liberation: { family: 'Liberation Sans', package: 'fonts-liberation', folder: 'usr/share/fonts/truetype/liberation' },
  noto: { family: 'Noto Sans', package: 'fonts-noto-core', folder: 'usr/share/fonts/truetype/noto' },
  roboto: { family: 'Roboto', package: 'fonts-roboto-unhinted', folder: 'usr/share/fonts/truetype/roboto' },
} as const;

export type FontSetup = keyof typeof SETUPS;

/**
 * The environment that lets a browser see the fonts of such a machine and no others. Missing fonts are unpacked into a
 * temporary folder, so that nothing else on this machine looks different afterwards.
 */
export async function fontSetup(name: FontSetup): Promise<{ readonly env: { readonly FONTCONFIG_FILE: string } }> {
  const { family, package: from, folder } = SETUPS[name];
  const installed = join('/', folder);
  const fonts = existsSync(installed) ? installed : join(unpackDebianPackage(from), folder);
  const place = join(tmpdir(), 'nimhall-fonts');
  await mkdir(place, { recursive: true });
  const file = join(place, `${name}.conf`);
  await writeFile(file, configuration(family, fonts, join(place, 'cache')));
  return { env: { FONTCONFIG_FILE: file } };
}

/** Every missing font is replaced by that typeface. */
function configuration(family: string, fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern"><edit name="family" mode="append_last" binding="same"><string>${family}</string></edit></match>
  <match target="font"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>
</fontconfig>
`;
}
