import sheet from 'virtual:picture-sheet';
import { html, type TemplateResult } from 'lit';

/** The first position of a game, drawn. What it shows is said beside it. */
export function tilePicture(game: string): TemplateResult {
  return html`<svg class="picture" aria-hidden="true"><use href="${sheet}#${game}"></use></svg>`;
}
