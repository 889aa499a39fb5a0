import { msg, str } from '@lit/localize';
import type { Partner } from '@nimhall/shared/game/explanation';

export function partnerInWords({ sizes, red, partners, misere }: Partner): string[] {
  const sentences = [
    msg(
      'Going up level by level, green levels queue, and each red level takes the green one that has waited longest as its partner; with nobody waiting it is its own.',
    ),
    ...sizes.map((size, stack) => partnerOf(topInWords(size, red[stack] ?? false), size, partners[stack] ?? null)),
    msg('The side to move loses exactly when the two stacks are partners, or both are empty.'),
  ];
  if (misere) sentences.push(msg('Here the last object loses, which is like one more object under everything.'));
  return sentences;
}

function topInWords(size: number, red: boolean): string {
  if (size === 0) return msg('The stack of 0');
  return red ? msg(str`The stack of ${size}, red`) : msg(str`The stack of ${size}, green`);
}

function partnerOf(stack: string, size: number, partner: number | null): string {
  if (partner === null) return msg(str`${stack} has no partner this far up.`);
  return partner === size ? msg(str`${stack} is its own partner.`) : msg(str`${stack} has ${partner} as its partner.`);
}
