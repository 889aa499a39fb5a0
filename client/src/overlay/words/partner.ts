import type { Partner } from '@nimhall/shared/solver/explanation';

export function partnerInWords({ sizes, red, partners, misere }: Partner): string[] {
  const tops = sizes.map((size, stack) => {
    const colour = size === 0 ? '' : red[stack] ? ', red' : ', green';
    const partner = partners[stack];
    return `The stack of ${size}${colour} ${partner == null ? 'has no partner this far up' : partner === size ? 'is its own partner' : `has ${partner} as its partner`}.`;
  });
  const sentences = [
    'Going up level by level, green levels queue, and each red level takes the green one that has waited longest as its partner; with nobody waiting it is its own.',
    ...tops,
    'The side to move loses exactly when the two stacks are partners, or both are empty.',
  ];
  if (misere) sentences.push('Here the last object loses, which is like one more object under everything.');
  return sentences;
}
