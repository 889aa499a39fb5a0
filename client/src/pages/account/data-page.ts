import { msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TitleController } from '../../components/page/title-controller.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { ACCOUNT_EXPORT_PATH, GAMES_EXPORT_PATH } from '../../net/game-history.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './delete-account.ts';
import { mine } from './owned-list.ts';
import './account-nav.ts';

/** Export of my data. */
@customElement('nh-data-page')
export class DataPage extends LitElement {
  static override styles = [base, controls, pageHeadStyles, mine];

  protected readonly named = new TitleController(this, () => [msg('Your data')]);

  protected override render() {
    return html`
      <nh-account-nav here="data"></nh-account-nav>
      ${pageHead({
        title: msg('Your data'),
        lead: msg(
          'Your name, settings, passkeys, devices, API tokens, programs, games, ratings, lessons, puzzles, ladders, friends, blocked people, notifications, vacations and earlier guest names. Chat messages stay in their rooms.',
        ),
      })}
      <div class="row">
        <a class="button" href=${ACCOUNT_EXPORT_PATH} download="nimhall-me.json">${msg('Download my data')}</a>
        <a class="button" href=${GAMES_EXPORT_PATH} download="nimhall-games.txt">${msg('Download all games')}</a>
      </div>
      <nh-delete-account></nh-delete-account>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-data-page': DataPage;
  }
}
