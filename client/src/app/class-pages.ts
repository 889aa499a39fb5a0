import { readClassCode } from '@nimhall/shared/gathering/class-code';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { newPage } from '../components/page/new-page.ts';
import { loadTexts } from '../i18n/language.ts';
import { CLASSES } from '../i18n/lazy-class-texts.ts';
import '../pages/class/class-page.ts';
import '../pages/class/classes-page.ts';
import '../pages/class/lesson-page.ts';
import '../pages/class/teach-page.ts';
import '../pages/class/wall-page.ts';
import type { RoomView } from '../pages/class/room-view.ts';
import { base } from '../styles/base.ts';

// Without its texts a page is in English, and the next one asks for them again.
const texts = loadTexts(CLASSES).catch(() => undefined);

/** The pages of classes. Where they show a room, it is as a page of its own, fetched with the first board. */
@customElement('nh-class-pages')
export class ClassPages extends LitElement {
  static override styles = base;

  @property({ attribute: false }) code: string | undefined;

  @property({ attribute: false }) view: string | undefined;

  @state() private room: RoomView = () => {
    void import('../pages/room/room-page.ts').then(() => {
      this.room = roomPage;
    });
    return nothing;
  };

  /** Nothing is drawn before its texts are here. */
  protected override async scheduleUpdate(): Promise<void> {
    await texts;
    super.scheduleUpdate();
  }

  protected override render() {
    if (this.code === 'lessons') return html`<nh-lesson-page .lesson=${this.view ?? ''}></nh-lesson-page>`;
    const code = readClassCode(this.code ?? '');
    if (!code) return html`<nh-classes-page></nh-classes-page>`;
    return newPage(`${code} ${this.view}`, () => this.#page(code));
  }

  #page(code: string): TemplateResult {
    if (this.view === 'wall') return html`<nh-wall-page .code=${code} .room=${this.room}></nh-wall-page>`;
    if (this.view === 'teach') return html`<nh-teach-page .code=${code}></nh-teach-page>`;
    return html`<nh-class-page .code=${code} .room=${this.room}></nh-class-page>`;
  }
}

const roomPage: RoomView = (room) => newPage(room, () => html`<nh-room-page .code=${room}></nh-room-page>`);

declare global {
  interface HTMLElementTagNameMap {
    'nh-class-pages': ClassPages;
  }
}
