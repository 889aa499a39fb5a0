import type { LessonId } from '@nimhall/shared/gathering/class/lesson-ids';
import { say } from '@nimhall/shared/phrase';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { navigate } from '../../components/page/navigation.ts';
import { connection } from '../../components/page/session.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { classPath } from './links.ts';

/** Opens a class, and goes to it. */
@customElement('nh-open-class')
export class OpenClass extends LitElement {
  static override styles = [base, controls];

  /** The lesson that it is set up for; absent for none. */
  @property({ attribute: false }) lesson: LessonId | undefined;

  @state() private refusal: Refusal | null = null;

  /** The same for every tap until a class is there, so that only one is opened. */
  readonly #id = newId();

  readonly #going = new SingleFlight();

  protected override render() {
    return html`<button type="button" class="main" @click=${this.#open}>${localize(say`Open a class`)}</button>
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>`;
  }

  #open(): void {
    void this.#going.run(async () => {
      const { lesson } = this;
      const ack = await connection.send('class:open', { id: this.#id, ...(lesson ? { lesson } : {}) });
      this.refusal = ack.ok ? null : ack.error;
      if (ack.ok && this.isConnected) navigate(classPath(ack.code));
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-open-class': OpenClass;
  }
}
