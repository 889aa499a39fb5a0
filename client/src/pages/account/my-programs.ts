import { findFamily } from '@nimhall/shared/catalogue/registry';
import { count, say } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { MyProgram } from '@nimhall/shared/protocol/programs';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { addProgram, fetchPrograms, removeProgram, renewProgramToken } from '../../net/programs.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import '../../components/share/copy-field.ts';
import { addForm, mine, OwnedListController } from './owned-list.ts';
import './owned-item.ts';

/** A token that was just created. */
interface Told {
  readonly token: string;
  readonly name: string;
}

/** My programs that play with everybody: what their games came to, what went wrong, and how fast they are. */
@customElement('nh-my-programs')
export class MyPrograms extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    mine,
    addForm,
    css`
      .new,
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 6px;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
        gap: 8px 16px;
        margin: 0;
      }
      dt {
        color: var(--soft-ink);
        font-size: 0.875rem;
      }
      dd {
        margin: 0;
      }
    `,
  ];

  @state() private told: Told | null = null;

  @query('input') private readonly input?: HTMLInputElement;

  protected readonly mine = new OwnedListController(this, fetchPrograms);

  protected override render() {
    return html`
      <p class="soft">
        ${localize(say`Others can play against it while it’s connected.`)} <a href=${PAGES.offered}>${localize(say`See all programs`)}</a>
      </p>
      <form @submit=${this.#add}>
        <label>${localize(say`Program name`)}<input required maxlength="40" autocomplete="off" /></label>
        <button type="submit" class="main">${localize(say`Add program`)}</button>
      </form>
      ${this.told ? this.#new(this.told) : nothing}
      ${this.mine.said()}
      ${this.mine.things ? this.#list(this.mine.things) : html`<p class="soft">${this.mine.refusal ? nothing : localize(say`Loading…`)}</p>`}
    `;
  }

  #new({ token, name }: Told): TemplateResult {
    const command = `NIMHALL_TOKEN=${token} nimhall bot --url ${location.origin} --engine "python3 kayles.py" --offer kayles`;
    return html`<div class="panel new">
      <nh-copy-field .label=${localize(say`Token of ${name}`)} .value=${token}></nh-copy-field>
      <p role="status">${localize(say`Copy it now. It’s shown only once.`)}</p>
      <nh-copy-field .label=${localize(say`How to start it`)} .value=${command}></nh-copy-field>
    </div>`;
  }

  #list(programs: readonly MyProgram[]): TemplateResult {
    if (programs.length === 0) return html`<p class="soft">${localize(say`No programs yet.`)}</p>`;
    return html`<ul>${programs.map((program) => html`<li class="panel">${this.#program(program)}</li>`)}</ul>`;
  }

  #program(program: MyProgram): TemplateResult {
    const { id, name, isOffered } = program;
    return html`<nh-owned-item
        .thing=${id}
        .name=${name}
        .detail=${isOffered ? localize(say`Connected`) : localize(say`Not connected`)}
        .farewell=${{ says: localize(say`Remove`), does: () => this.mine.after(removeProgram(id)) }}
      >
        <button type="button" class="quiet" aria-label="${localize(say`New token`)}: ${name}" @click=${() => this.#renew(program)}>${localize(say`New token`)}</button>
      </nh-owned-item>
      <dl>
        ${program.games.map(({ game, won, lost }) => fact(localize(findFamily(game)?.name ?? game), localize(say`${won} won, ${lost} lost`)))}
        ${fact(localize(say`Errors in 30 days`), this.#faults(program))} ${fact(localize(say`Time for a move`), this.#times(program))}
      </dl>`;
  }

  #faults({ faults: { illegal, late, lost } }: MyProgram): string {
    const told = [
      ...(illegal > 0 ? [count(illegal, '{0} illegal move', '{0} illegal moves')] : []),
      ...(late > 0 ? [count(late, '{0} time too slow', '{0} times too slow')] : []),
      ...(lost > 0 ? [count(lost, '{0} connection lost', '{0} connections lost')] : []),
    ];
    return told.length > 0 ? told.map((each) => localize(each)).join(', ') : localize(say`None`);
  }

  #times({ answers: { p50, p99 } }: MyProgram): string {
    return p50 === null || p99 === null
      ? localize(say`No moves yet`)
      : localize(say`${milliseconds(p50)}, 99% within ${milliseconds(p99)}`);
  }

  #add(event: Event): void {
    event.preventDefault();
    if (!this.input) return;
    void this.mine.add(this.input, async (name) => {
      const answer = await addProgram(name);
      if (answer.ok) this.told = { token: answer.value, name };
      return answer;
    });
  }

  #renew({ id, name }: MyProgram): void {
    void this.mine.once(async () => {
      const answer = await renewProgramToken(id);
      if (answer.ok) this.told = { token: answer.value, name };
      return answer;
    });
  }
}

function fact(name: string, value: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** `80 ms`, `1.5 s`. */
function milliseconds(time: number): string {
  return time < 1_000 ? `${time} ms` : `${Number((time / 1_000).toPrecision(2))} s`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-programs': MyPrograms;
  }
}
