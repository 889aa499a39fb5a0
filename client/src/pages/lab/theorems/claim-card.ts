import { msg, str } from '@lit/localize';
import { findClaim } from '@nimhall/shared/lab/all-claims';
import type { Claim, Counterexample } from '@nimhall/shared/lab/claim';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { announcements } from '../../../reactive/announcements.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { panel } from '../../../styles/panel.ts';
import { studyLink } from '../../analysis/study-link.ts';
import { farthest, farthestStyles } from './farthest.ts';
import { type Trial, trials } from './trials.ts';
import { costInWords, standingInWords, triedInWords, verdictInWords } from './words.ts';

/** One claim: its statement, how far to test it, and the result. Fires `nh-show` with the id of another claim to look at. */
@customElement('nh-claim-card')
export class ClaimCard extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    base,
    controls,
    panel,
    farthestStyles,
    css`
      :host {
        height: 100%;
      }
      .panel {
        height: 100%;
        display: grid;
        grid-template-rows: auto 1fr;
        align-content: start;
        gap: 8px;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 2px 12px;
      }
      .standing {
        font-size: 0.875rem;
        font-weight: 600;
        padding: 1px 8px;
        border-radius: 999px;
        background: var(--sunken);
      }
      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 10px;
      }
      .controls label {
        font-weight: 400;
      }
      input {
        width: 6rem;
      }
      .result {
        min-height: 3.2em;
      }
      .refuted {
        font-weight: 600;
      }
      button.quiet {
        padding-inline: 0;
        text-align: start;
      }
      progress {
        width: 100%;
        accent-color: var(--accent);
      }
      small {
        font-size: 0.875rem;
      }
    `,
  ];

  @property({ attribute: false }) claim: Claim | null = null;

  @property({ attribute: false }) trial: Trial | null = null;

  /** The value of the field. */
  @state() private to = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('claim')) this.to = this.trial?.to ?? this.claim?.range?.usual ?? 0;
    const before = changed.get('trial') as Trial | null | undefined;
    if (before && before.state !== 'done' && this.trial?.state === 'done') this.#announce();
  }

  protected override render() {
    const { claim, trial } = this;
    if (!claim) return nothing;
    const { range, standing } = claim;
    const misfit = range && !(this.to >= range.from && this.to <= range.most && Number.isInteger(this.to));
    return html`<article class="panel" aria-labelledby="where">
      <div>
        <div class="head">
          <h2 id="where">${localize(claim.where)}</h2>
          ${standing === 'holds' ? nothing : html`<span class="standing">${standingInWords(standing)}</span>`}
        </div>
        <p>${localize(claim.says)}</p>
        ${claim.corrected ? this.#corrected(claim.corrected) : nothing}
      </div>
      <div>
        <div class="controls">
          ${
            range
              ? html`<label for="to">${localize(range.of)}</label
                  ><input id="to" type="number" inputmode="numeric" min=${range.from} max=${range.most} .value=${String(this.to)} aria-invalid=${misfit ? 'true' : 'false'} aria-describedby="cost" @input=${(event: Event) => this.#enter(event)} />`
              : nothing
          }
          ${this.#buttons(claim, misfit === true)}
        </div>
        <div class="result">
          ${misfit ? html`<p id="cost" role="alert">${msg(str`Enter a whole number from ${range.from.toString()} to ${range.most.toString()}. Larger ones need too much memory.`)}</p>` : trial ? this.#told(claim, trial) : html`<p id="cost" class="soft">${costInWords(claim, this.to)}</p>`}
        </div>
        ${this.#farthest(claim)}
      </div>
    </article>`;
  }

  #farthest({ id }: Claim): TemplateResult | typeof nothing {
    const checked = farthest(id);
    return checked === nothing ? nothing : html`<details><summary>${msg('Checked furthest')}</summary>${checked}</details>`;
  }

  #buttons(claim: Claim, misfit: boolean): TemplateResult {
    const { trial } = this;
    const where = localize(claim.where);
    switch (trial?.state) {
      case 'waiting':
      case 'running':
        return html`<button type="button" aria-label=${msg(str`Stop: ${where}`)} @click=${() => trials.pause(claim.id)}>${msg('Stop')}</button>`;
      case 'paused':
        return html`<button type="button" class="main" aria-label=${msg(str`Continue: ${where}`)} @click=${() => trials.goOn(claim.id)}>${msg('Continue')}</button
          ><button type="button" aria-label=${msg(str`Start over: ${where}`)} ?disabled=${misfit} @click=${() => trials.begin(claim, this.to)}>${msg('Start over')}</button>`;
      default:
        return html`<button type="button" aria-label=${msg(str`Test: ${where}`)} ?disabled=${misfit} @click=${() => trials.begin(claim, this.to)}>${msg('Test')}</button>`;
    }
  }

  #told(claim: Claim, trial: Trial): TemplateResult {
    const { tried, verdict, state } = trial;
    if (verdict) {
      const { counterexample } = verdict;
      return html`<p class=${counterexample ? 'refuted' : ''}>${verdictInWords(claim, verdict, trial.milliseconds)}</p>
        ${counterexample ? against(counterexample) : nothing}`;
    }
    const share = claim.cost(tried.size) / claim.cost(trial.to);
    return html`<progress max="1" .value=${Math.min(1, share)} aria-label=${localize(claim.where)}></progress>
      <p class="soft">${state === 'lost' ? msg('The calculation stopped, maybe because memory ran out. Try a smaller number.') : triedInWords(claim, trial)}</p>`;
  }

  #corrected(id: string): TemplateResult | typeof nothing {
    const corrected = findClaim(id);
    if (!corrected) return nothing;
    const where = localize(corrected.where);
    return html`<button type="button" class="quiet" @click=${() => this.dispatchEvent(new CustomEvent<string>('nh-show', { detail: id }))}>
      ${msg(str`Correct version: ${where}`)}
    </button>`;
  }

  #enter(event: Event): void {
    this.to = (event.target as HTMLInputElement).valueAsNumber;
  }

  #announce(): void {
    const { claim, trial } = this;
    if (!claim || !trial?.verdict) return;
    const text = msg(str`${localize(claim.where)}: ${verdictInWords(claim, trial.verdict, trial.milliseconds)}`);
    announcements.set({ text, urgency: 'polite' });
  }
}

/** The case against a claim, and where it can be looked at. */
function against({ at, place, says }: Counterexample): TemplateResult {
  return html`<p><b>${at}</b> – ${localize(says)}</p>
    ${place ? html`<a href=${studyLink(place)}>${msg('Open in analysis')}</a>` : nothing}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-claim-card': ClaimCard;
  }
}
