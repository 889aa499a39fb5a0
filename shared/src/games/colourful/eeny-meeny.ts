import { type ChainLink, type Explanation, MAX_DRAWN, MAX_LISTED, tell } from '../../game/explanation.ts';
import { type Phrase, say } from '../../phrase.ts';
import { explainSum, partName, type Sum } from '../../solver/reasons.ts';
import type { Piles } from './pile.ts';

/** `eeny` claims that the top section is smaller than the section compared, `meeny` that it is larger. */
export interface Step {
  readonly said: 'eeny' | 'meeny';
  /** Index of the section the top one is compared with. */
  readonly against: number;
  /** `tie` goes on; at the bottom section a tie counts for eeny, and `fails` for meeny. */
  readonly result: 'holds' | 'tie' | 'fails';
}

/** Steps of a pile that are described one by one. */
const STEPS_TOLD = 20;
const SIGNS = { holds: '✓', tie: '=', fails: '✗' } as const;

/**
 * Going down from the top, "eeny" and "meeny" are said in turn: a pile counts for its top section, or one less if the first
 * comparison that is not a tie agrees with what was said. The steps up to the one that settles it, from the top; the
 * value that they come to agrees with the one worked out going up.
 */
export function stepsDown(sections: readonly number[]): Step[] {
  const steps: Step[] = [];
  const top = sections.at(-1) ?? 0;
  for (let against = sections.length - 2; against >= 0; against--) {
    const said = steps.length % 2 === 0 ? 'eeny' : 'meeny';
    const size = sections[against] as number;
    const result = top === size ? tie(said, against) : top < size === (said === 'eeny') ? 'holds' : 'fails';
    steps.push({ said, against, result });
    if (result !== 'tie') break;
  }
  return steps;
}

function tie(said: 'eeny' | 'meeny', against: number): Step['result'] {
  if (against > 0) return 'tie';
  return said === 'eeny' ? 'holds' : 'fails';
}

/** Every pile as its sections with a sentence for each, and the value of the pile. */
export function reason(piles: Piles, nimbers: readonly number[], sum: Sum): Explanation {
  const words = { all: say`no section is larger than 1`, notAll: say`a section is larger than 1` };
  const shown = [...piles.keys()].filter((pile) => piles[pile]?.sections.length !== 0).slice(0, MAX_LISTED);
  const told = shown.map((pile) => pilePhrase(piles[pile]?.sections ?? [], partName(pile), nimbers[pile] ?? 0));
  return {
    sentences: [
      tell(
        say`Each pile is worth its top section, or one less. Go down from the top and say “eeny” and “meeny” in turn. “Eeny” says that the top is smaller, “meeny” that it is larger. Stop at the first section that differs from the top. If what you said is true, the pile is worth one less.`,
      ),
      ...told.map((says, index) => (index === 0 ? tell(says, { kind: 'nimbers', are: nimbers }) : tell(says))),
      ...explainSum(sum, nimbers.length, words),
    ],
    drawings: shown.map((pile) => ({
      kind: 'chain',
      title: say`${partName(pile)} counts ${nimbers[pile] ?? 0}`,
      links: linksOf(piles[pile]?.sections ?? []),
    })),
  };
}

function pilePhrase(sections: readonly number[], name: string, nimber: number): Phrase {
  const top = sections.at(-1) ?? 0;
  const steps = stepsDown(sections);
  if (steps.length === 0) return say`Pile ${name} – one section of ${top}. It counts ${nimber}.`;
  const [first, ...others] = steps.slice(0, STEPS_TOLD).map((step) => stepPhrase(step, top, sections[step.against] ?? 0));
  const said = others.reduce((before, step) => say`${before}; ${step}`, first as Phrase);
  return steps.length > STEPS_TOLD
    ? say`Pile ${name} – ${said}; and so on. It counts ${nimber}.`
    : say`Pile ${name} – ${said}. It counts ${nimber}.`;
}

/** `eeny: 2 against 3, true`. A tie at the bottom section settles it as well. */
function stepPhrase({ said, result }: Step, top: number, size: number): Phrase {
  const compared = say`${claimOf(said)}: ${top} against ${size}`;
  const tied = top === size;
  switch (result) {
    case 'tie':
      return say`${compared}, a tie, go on`;
    case 'holds':
      return tied ? say`${compared}, a tie at the bottom counts as true` : say`${compared}, true`;
    case 'fails':
      return tied ? say`${compared}, a tie at the bottom counts as false` : say`${compared}, false`;
    default:
      return result satisfies never;
  }
}

/** The words of the counting rhyme on the way down. */
function claimOf(said: Step['said']): Phrase {
  return said === 'eeny' ? say`eeny` : say`meeny`;
}

function linksOf(sections: readonly number[]): ChainLink[] {
  const top = sections.length - 1;
  const steps = new Map(stepsDown(sections).map((step) => [step.against, step]));
  return sections
    .map((value, section): ChainLink => {
      const step = steps.get(section);
      if (section === top) return { value, says: say`top`, sign: '', look: 'key' };
      if (!step) return { value, says: '', sign: '', look: 'soft' };
      const link = { value, says: claimOf(step.said), sign: SIGNS[step.result] };
      return step.result === 'tie' ? link : { ...link, look: 'end' };
    })
    .toReversed()
    .slice(0, MAX_DRAWN);
}
