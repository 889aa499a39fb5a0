import { count } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { html, LitElement, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { offeredPrograms } from '../new-game/offered-programs.ts';
import { programTexts } from '../text/program-words.ts';

/** Leads to the programs that play, while there are any. */
@customElement('nh-programs-link')
export class ProgramsLink extends LitElement {
  static override styles = base;

  protected readonly watch = new StoreController(this, offeredPrograms);

  /** Nothing is said before its texts are here. */
  protected override async scheduleUpdate(): Promise<void> {
    if (offeredPrograms.value?.length) await programTexts();
    super.scheduleUpdate();
  }

  protected override render() {
    const programs = offeredPrograms.value?.length ?? 0;
    return programs === 0 ? nothing : html`<a href=${PAGES.offered}>${localize(count(programs, '{0} program', '{0} programs'))}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-programs-link': ProgramsLink;
  }
}
