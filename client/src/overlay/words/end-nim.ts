import { msg, str } from '@lit/localize';
import type { EndNim } from '@nimhall/shared/game/explanation';

export function endNimInWords({ sections, below, above, needed, misere, turned }: EndNim): string[] {
  const bottom = sections[0];
  const lost = bottom === needed;
  const sentences = [
    msg('The sections lie in a row, and only the two ends can be made smaller: this is End-Nim.'),
    msg(
      str`The middle is lost to the side to move with a section of ${size(below)} added below it, or one of ${size(above)} added above it.`,
    ),
    lost
      ? msg(
          str`With the rest as it is, the side to move loses exactly when the bottom section is ${size(needed)}; it is ${bottom}, so the position is lost.`,
        )
      : msg(str`With the rest as it is, the side to move loses exactly when the bottom section is ${size(needed)}; it is ${bottom}.`),
  ];
  if (turned) sentences.push(msg('Every section is a single object, and the last object loses: that turns the verdict round.'));
  else if (misere) sentences.push(msg('That the last object loses changes nothing here: a section is larger than 1.'));
  return sentences;
}

function size(needed: number): string {
  return needed === 0 ? msg('0 (none at all)') : String(needed);
}
