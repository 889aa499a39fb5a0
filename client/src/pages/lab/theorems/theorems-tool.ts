import { msg, str } from '@lit/localize';
import { CLAIMS } from '@nimhall/shared/lab/all-claims';
import type { Claim } from '@nimhall/shared/lab/claim';
import { PAPERS, type PaperId } from '@nimhall/shared/lab/papers';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import { localize } from '../../../i18n/language.ts';
import { StoreController } from '../../../reactive/store-controller.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import './claim-card.ts';
import { farthest, farthestStyles } from './farthest.ts';
import { trials } from './trials.ts';

/** The claims of a paper, each with its trial. */
@customElement('nh-theorems-tool')
export class TheoremsTool extends LitElement {
  static override styles = [
    base,
    controls,
    farthestStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .paper {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
      }
      select {
        flex: 1 1 14rem;
        max-width: 34rem;
        text-overflow: ellipsis;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(27rem, 100%), 1fr));
        gap: 12px;
      }
      section {
        display: grid;
        gap: 8px;
      }
    `,
  ];

  /** `paper=slow`, without the question mark. */
  @property({ attribute: false }) query = '';

  @state() private paper: PaperId = PAPERS[0].id;

  protected readonly watch = new StoreController(this, trials);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    trials.pauseAll();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('query')) return;
    const asked = new URLSearchParams(this.query).get('paper');
    const paper = PAPERS.find(({ id }) => id === asked);
    if (paper) this.paper = paper.id;
    else if (asked !== null) this.#read(this.paper);
  }

  protected override render() {
    const claims = CLAIMS.filter(({ paper }) => paper === this.paper);
    const done = claims.filter(({ id }) => trials.value.get(id)?.state === 'done').length;
    return html`
      <div class="paper">
        <label for="paper">${msg('Paper')}</label>
        <select id="paper" @change=${(event: Event) => this.#read((event.target as HTMLSelectElement).value as PaperId)}>
          ${PAPERS.map(({ id, title, authors }) => html`<option lang=${typeof title === 'string' ? 'en' : nothing} value=${id} .selected=${id === this.paper}>${localize(title)}${authors === '' ? '' : ` (${authors})`}</option>`)}
        </select>
        <button type="button" class="main" @click=${() => this.#tryAll(claims)}>${msg('Test all')}</button>
        <p class="soft">${msg(str`${done.toString()} of ${claims.length.toString()} tested`)}</p>
      </div>
      <ul>
        ${claims.map(
          (claim) => html`<li>
            <nh-claim-card .claim=${claim} .trial=${trials.value.get(claim.id) ?? null} @nh-show=${(event: CustomEvent<string>) => this.#show(event.detail)}></nh-claim-card>
          </li>`,
        )}
      </ul>
      ${this.paper === 'beyond' ? html`<section><h2>${msg('Computed by a command')}</h2>${farthest(null)}</section>` : nothing}
    `;
  }

  #read(paper: PaperId): void {
    this.paper = paper;
    updateUrlState(`/lab/theorems?paper=${paper}`);
  }

  /** Tests all claims that have not been tested yet, one after the other, to their usual size. */
  #tryAll(claims: readonly Claim[]): void {
    for (const claim of claims) {
      const trial = trials.value.get(claim.id);
      if (!trial || trial.state === 'lost') trials.begin(claim, claim.range?.usual ?? 0);
      else if (trial.state === 'paused') trials.goOn(claim.id);
    }
  }

  #show(id: string): void {
    const card = [...this.renderRoot.querySelectorAll('nh-claim-card')].find(({ claim }) => claim?.id === id);
    card?.scrollIntoView({ block: 'center' });
    card?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-theorems-tool': TheoremsTool;
  }
}
