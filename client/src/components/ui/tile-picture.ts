import sheetOf from 'virtual:picture-sheets';
import { html, type TemplateResult } from 'lit';

/** A picture of the first position of a game; the text beside it describes it. */
export function tilePicture(game: string): TemplateResult {
  return html`<svg class="picture" aria-hidden="true"><use href="${sheetOf(game)}#${game}"></use></svg>`;
}
