import { msg, str } from '@lit/localize';
import type { Explanation, Parity, SearchExplanation, TableExplanation, UnknownExplanation } from '@nimhall/shared/game/explanation';
import { inOurLanguage } from '../../i18n/language.ts';
import { inDigits } from '../../i18n/numbers.ts';
import { eenyMeenyInWords } from './eeny-meeny.ts';
import { endNimInWords } from './end-nim.ts';
import { goldenPairsInWords } from './golden-pairs.ts';
import { mooreColumnsInWords } from './moore-columns.ts';
import { partnerInWords } from './partner.ts';
import { residuesInWords } from './residues.ts';
import { stageChainInWords } from './stage-chain.ts';
import { xorColumnsInWords } from './xor-columns.ts';

/** An explanation in sentences: what the drawing shows, for those who read or hear it. */
export function explanationInWords(explanation: Explanation): string[] {
  switch (explanation.kind) {
    case 'xor-columns':
      return xorColumnsInWords(explanation);
    case 'residues':
      return residuesInWords(explanation);
    case 'eeny-meeny':
      return eenyMeenyInWords(explanation);
    case 'end-nim':
      return endNimInWords(explanation);
    case 'moore-columns':
      return mooreColumnsInWords(explanation);
    case 'parity':
      return parityInWords(explanation);
    case 'partner':
      return partnerInWords(explanation);
    case 'golden-pairs':
      return goldenPairsInWords(explanation);
    case 'stage-chain':
      return stageChainInWords(explanation);
    case 'table':
      return tableInWords(explanation);
    case 'search':
      return searchInWords(explanation);
    case 'unknown':
      return unknownInWords(explanation);
    default:
      return explanation satisfies never;
  }
}

function parityInWords({ sorted, odd, rule }: Parity): string[] {
  const sizes = sorted.join(', ');
  return [
    odd === 1
      ? msg(str`Sorted by size the heaps are ${sizes}: 1 of them is odd.`)
      : msg(str`Sorted by size the heaps are ${sizes}: ${odd} of them are odd.`),
    sentence(inOurLanguage(rule)),
  ];
}

function tableInWords({ values, computed }: TableExplanation): string[] {
  const parts = values.length > 0 ? [msg(str`The parts are worth ${values.join(', ')}.`)] : [];
  return [...parts, sentence(inOurLanguage(computed))];
}

function searchInWords({ states, all }: SearchExplanation): string[] {
  return all
    ? [msg(str`Every line of play was followed to its end: ${inDigits(states)} positions.`)]
    : [msg(str`Lines of play were followed until a win was found: ${inDigits(states)} positions.`)];
}

function unknownInWords({ reason, states }: UnknownExplanation): string[] {
  return [sentence(inOurLanguage(reason)), msg(str`${inDigits(states)} positions were looked at.`)];
}

/** A phrase as a sentence of its own. */
function sentence(phrase: string): string {
  const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
