import { CODE_LENGTH, readClassCode, shownClassCode } from '@nimhall/shared/gathering/class-code';
import { MAX_MEMBERS } from '@nimhall/shared/gathering/gathering';
import { say } from '@nimhall/shared/phrase';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { navigate } from '../../components/page/navigation.ts';
import { port } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { classPath } from './links.ts';
import { myClasses } from './my-classes.ts';

/** Where a class is joined, by its code, or opened, by one tap. */
@customElement('nh-classes-page')
export class ClassesPage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        gap: var(--gap);
        max-width: var(--width-page);
      }
      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
        align-items: start;
        gap: var(--gap);
      }
      .panel,
      form {
        display: grid;
        justify-items: start;
        gap: var(--space-3);
      }
      input {
        width: min(100%, 11rem);
        font-size: 1.5rem;
        font-weight: 650;
        letter-spacing: 0.08em;
        text-transform: uppercase;
      }
      .fault {
        color: var(--warn);
        font-weight: 600;
      }
      .fault:empty {
        display: none;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  /** Of the code that was typed last. */
  @state() private fault = '';

  @query('input') private readonly input?: HTMLInputElement;

  /** The same for every tap until a class is there, so that only one is opened. */
  readonly #id = newId();

  readonly #going = new SingleFlight();

  protected readonly named = new TitleController(this, () => [localize(say`Classes`)]);

  protected override render() {
    return html`
      <div>
        <h1>${localize(say`Classes`)}</h1>
        <p class="soft">${localize(say`Everyone plays at once, and one big screen shows all the boards.`)}</p>
      </div>
      ${this.#mine()}
      <div class="ways">
        <form class="panel" @submit=${this.#join}>
          <h2>${localize(say`Join a class`)}</h2>
          <label for="code">${localize(say`Code on the big screen`)}</label>
          <input id="code" required maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="fault" />
          <button type="submit" class="main">${localize(say`Join`)}</button>
          <p id="fault" class="fault" role="alert">${this.fault}</p>
        </form>
        <section class="panel" aria-labelledby="teach">
          <h2 id="teach">${localize(say`Teach a class`)}</h2>
          <p>${localize(say`Up to ${MAX_MEMBERS} pupils join with a code. No accounts needed.`)}</p>
          <button type="button" class="main" @click=${this.#open}>${localize(say`Open a class`)}</button>
          <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
          <p class="soft">${localize(say`A class is deleted when no one has used it for a month.`)}</p>
        </section>
      </div>
    `;
  }

  /** Back to where this device was. */
  #mine(): TemplateResult | typeof nothing {
    const [last] = myClasses.value;
    return last
      ? html`<p><a class="button" href=${classPath(last)}>${localize(say`Back to class ${shownClassCode(last)}`)}</a></p>`
      : nothing;
  }

  #join(event: Event): void {
    event.preventDefault();
    const code = readClassCode(this.input?.value ?? '');
    this.fault = code.length === CODE_LENGTH ? '' : localize(say`A code has ${CODE_LENGTH} letters and digits.`);
    if (code.length === CODE_LENGTH) navigate(classPath(code));
  }

  #open(): void {
    void this.#going.run(async () => {
      const ack = await port.send('class:open', { id: this.#id });
      this.refusal = ack.ok ? null : ack.error;
      if (ack.ok && this.isConnected) navigate(classPath(ack.code));
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-classes-page': ClassesPage;
  }
}
