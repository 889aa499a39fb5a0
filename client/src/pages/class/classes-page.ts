import { MAX_MEMBERS } from '@nimhall/shared/gathering/class/classroom';
import { LESSON_PLANS } from '@nimhall/shared/gathering/class/lesson-plans';
import { CODE_LENGTH, readClassCode, shownClassCode } from '@nimhall/shared/gathering/class-code';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { navigate } from '../../components/page/navigation.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { cards } from '../../components/ui/cards.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { classPath, lessonPath } from './links.ts';
import { myClasses } from './my-classes.ts';
import './open-class.ts';

/** Joins a class by its code, or opens one with one tap. */
@customElement('nh-classes-page')
export class ClassesPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    panel,
    cards,
    css`
      :host {
        display: grid;
        gap: var(--gap);
        max-width: var(--width-page);
      }
      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
        gap: var(--gap);
      }
      .panel,
      form {
        display: grid;
        align-content: start;
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
      ul {
        margin: var(--space-3) 0 0;
      }
      li {
        display: grid;
        align-content: start;
        gap: var(--space-1);
        padding: var(--space-3) var(--space-4);
      }
      li a {
        font-weight: 650;
      }
    `,
  ];

  /** Of the code that was typed last. */
  @state() private isIncomplete = false;

  @query('input') private readonly input?: HTMLInputElement;

  protected readonly named = new TitleController(this, () => [localize(say`Classes`)]);

  protected override render() {
    return html`
      ${pageHead({ title: localize(say`Classes`), lead: localize(say`Everyone plays at once, and one big screen shows all the boards.`) })}
      ${this.#mine()}
      <div class="ways">
        <form class="panel" @submit=${this.#join}>
          <h2>${localize(say`Join a class`)}</h2>
          <label for="code">${localize(say`Code on the big screen`)}</label>
          <input id="code" required maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="fault" />
          <button type="submit" class="main">${localize(say`Join`)}</button>
          <p id="fault" class="fault" role="alert">${this.isIncomplete ? localize(say`A code has ${CODE_LENGTH} letters and digits.`) : nothing}</p>
        </form>
        <section class="panel" aria-labelledby="teach">
          <h2 id="teach">${localize(say`Teach a class`)}</h2>
          <p>${localize(say`Up to ${MAX_MEMBERS} pupils join with a code. No accounts needed.`)}</p>
          <nh-open-class></nh-open-class>
          <p class="soft">${localize(say`A class is deleted when no one has used it for a month.`)}</p>
        </section>
      </div>
      <section aria-labelledby="lessons">
        <h2 id="lessons">${localize(say`Ready lessons`)}</h2>
        <p class="soft">${localize(say`Each takes 45 minutes and can be printed.`)}</p>
        <ul>
          ${LESSON_PLANS.map(
            ({ id, title, about }) => html`<li>
              <a href=${lessonPath(id)}>${localize(title)}</a>
              <span class="soft">${localize(about)}</span>
            </li>`,
          )}
        </ul>
      </section>
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
    this.isIncomplete = code.length !== CODE_LENGTH;
    if (!this.isIncomplete) navigate(classPath(code));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-classes-page': ClassesPage;
  }
}
