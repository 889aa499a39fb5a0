import type { Player } from '@nimhall/shared/room/room';
import { html, type TemplateResult } from 'lit';
import { displayName } from '../text/names.ts';

/** Colours that white letters can be read on. */
const COLOURS = ['#8a4b1f', '#2f5f86', '#2c6b4f', '#6d4a93', '#8f3350', '#1f6b75', '#6b5a12', '#7a3b7c', '#46637a', '#5a5148'];

/** The face of a person, in a square of 48: their initials, on a colour that is made from their id and so always theirs. That of a program has corners. */
export function portrait({ id, name, owner }: Player): TemplateResult {
  return html`<svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx=${owner === undefined ? 24 : 9} fill=${COLOURS[hashOf(id) % COLOURS.length]} />
    <text x="24" y="31" text-anchor="middle">${initialsOf(displayName(name))}</text>
  </svg>`;
}

/** `BO` of `Brave Otter`, `A` of `Ada`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] as string).toUpperCase())
    .join('');
}

function hashOf(text: string): number {
  return Array.from(text).reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) as number)) >>> 0, 7);
}
