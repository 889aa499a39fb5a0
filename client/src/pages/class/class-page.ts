import { msg } from '@lit/localize';
import { shownClassCode } from '@nimhall/shared/gathering/class-code';
import { say } from '@nimhall/shared/phrase';
import { CLASS_PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { aboveHead } from '../../components/ui/page-head.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { OwnedStore } from '../../reactive/owned-store.ts';
import { ClassStore } from '../../stores/class-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { noteClass } from './my-classes.ts';
import './pupil-view.ts';
import type { RoomView } from './room-view.ts';
import './teacher-view.ts';

/** A class, as its teacher sees it, or as its pupils do. */
@customElement('nh-class-page')
export class ClassPage extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      .missing {
        display: grid;
        justify-items: start;
        gap: var(--space-3);
        ${aboveHead}
      }
    `,
  ];

  @property({ attribute: false }) code = '';

  @property({ attribute: false }) room: RoomView = () => null;

  protected readonly followed = new OwnedStore(this, () => (this.code ? new ClassStore(this.code, connection) : null));

  protected readonly named = new TitleController(this, () => [localize(say`Class ${shownClassCode(this.code)}`)]);

  protected override render() {
    const { state, store } = this.followed;
    if (!state || !store) return this.#waiting();
    if (state.missing) return this.#missing(refusalInWords(state.missing));
    if (!state.gathering) return this.#waiting();
    return state.isTeacher
      ? html`<nh-teacher-view .store=${store} .state=${state} .gathering=${state.gathering} .room=${this.room}></nh-teacher-view>`
      : html`<nh-pupil-view .store=${store} .state=${state} .gathering=${state.gathering} .room=${this.room}></nh-pupil-view>`;
  }

  protected override updated(): void {
    const { gathering, missing, isTeacher, member } = this.followed.state ?? {};
    if (missing || gathering) noteClass(this.code, !missing && !gathering?.isClosed && (isTeacher === true || member !== -1));
  }

  #waiting(): TemplateResult {
    return html`<p class="soft" role="status">${localize(say`Opening the class…`)}</p>`;
  }

  #missing(why: string): TemplateResult {
    return html`<div class="missing">
      <h1>${localize(say`Class not found`)}</h1>
      <p role="alert">${why} ${localize(say`Check the big screen and type it again.`)}</p>
      <a class="button main" href=${CLASS_PAGES.classes}>${msg('Back')}</a>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-class-page': ClassPage;
  }
}
