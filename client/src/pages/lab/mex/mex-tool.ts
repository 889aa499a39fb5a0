import { msg } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { MAX_ENTRIES, type MexTable } from '@nimhall/shared/lab/mex-table';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import type { ChosenGame } from '../game/chosen-game.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../game/game-fields.ts';
import '../game/number-field.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { hasTable, type MexQuery, MIN_ENTRIES, mexLink, readMexQuery } from './mex-query.ts';
import './mex-grid.ts';

/** Games with positions that have nimbers. */
const WORTH = GAMES.filter(({ id }) => hasTable(id));

/** The table of a sum of two games, filled entry by entry. */
@customElement('nh-mex-tool')
export class MexTool extends LabTool<MexQuery> {
  static override styles = toolStyles;

  @state() private table: MexTable | null = null;

  protected override read(query: string): MexQuery {
    return readMexQuery(query);
  }

  protected override render() {
    const { asked } = this;
    if (!asked) return nothing;
    return html`
      ${this.form(html`<nh-lab-game-fields plain label=${msg('Across')} .games=${WORTH} .chosen=${asked.across} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask({ ...asked, across: event.detail })}></nh-lab-game-fields>
        <nh-lab-game-fields plain label=${msg('Down')} .games=${WORTH} .chosen=${asked.down} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask({ ...asked, down: event.detail })}></nh-lab-game-fields>
        <nh-lab-number-field label=${msg('Columns and rows')} from=${MIN_ENTRIES} most=${MAX_ENTRIES} .value=${asked.entries} .asked=${asked} @nh-number=${(event: CustomEvent<number>) => this.ask({ ...asked, entries: event.detail })}></nh-lab-number-field>`)}
      <nh-mex-grid class="panel" .table=${this.table}></nh-mex-grid>
    `;
  }

  protected override ask(asked: MexQuery): void {
    this.working.stop();
    this.asked = asked;
    this.table = null;
    const { across, down, entries } = asked;
    if (![across, down].every(({ game, params }) => readGame(game, params).ok)) return;
    updateUrlState(mexLink(asked));
    this.working.start(
      'mex',
      { across, down, entries },
      {
        done: (result) => {
          if (result.ok) this.table = result.value;
        },
      },
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-mex-tool': MexTool;
  }
}
