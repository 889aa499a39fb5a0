import type { Refusal } from '@nimhall/shared/refusal';
import { type CSSResultGroup, css, html, LitElement, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { refusalInWords } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { loadRelationships, relationships } from './relationships.ts';

/** Buttons for what others are to us, which is read when they are shown, with why something was not done. */
export abstract class RelationshipElement extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    controls,
    css`
      [aria-pressed='true'] {
        color: var(--accent);
        border-color: currentColor;
      }
      p:empty {
        display: none;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  protected readonly watch = new StoreController(this, relationships);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadRelationships();
  }

  /** Shows why it was not done, if so. */
  protected async see(done: Promise<Refusal | null>): Promise<void> {
    this.refusal = await done;
  }

  /** For those who listen as well. */
  protected said(): TemplateResult {
    return html`<p role="alert">${refusalInWords(this.refusal)}</p>`;
  }
}
