import { msg } from '@lit/localize';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { html, nothing, type TemplateResult } from 'lit';

/** Where works can be read, by the beginning of a source that names them. */
const ADDRESSES: readonly (readonly [source: RegExp, address: string])[] = [
  [/^Bouton/, 'https://doi.org/10.2307/1967631'],
  [/^Moore, A generalization/, 'https://doi.org/10.2307/1967321'],
  [/^Gurvich and Ho, Slow k-Nim/, 'https://arxiv.org/abs/1508.05777'],
  [/^Gurvich, Martynov, Maximchuk and Vyalyi/, 'https://arxiv.org/abs/2304.06498'],
  [/^Whinihan/, 'https://www.fq.math.ca/Scanned/1-4/whinihan.pdf'],
  [/^Cole and Davie/, 'https://doi.org/10.2307/3612461'],
  [/^Albert and Nowakowski/, 'https://www.combinatorics.org/ojs/index.php/eljc/article/view/v8i2r1'],
];

/** A link to the work that a verdict goes back to; nothing where none is known. */
export function referenceLink({ method }: Analysis): TemplateResult | typeof nothing {
  const address = ADDRESSES.find(([source]) => source.test(method.source))?.[1];
  return address ? html` <a href=${address} target="_blank" rel="noreferrer">${msg('Read the source')}</a>` : nothing;
}
