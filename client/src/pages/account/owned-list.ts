import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { css, html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { connection } from '../../components/page/session.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { LatestRequest } from '../../reactive/latest-request.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { whenDefined } from '../../reactive/store.ts';

/** Items of mine on the server: fetched when the player is known, and again after every change. */
export class OwnedListController<Thing> {
  /** Null while they are on their way. */
  things: readonly Thing[] | null = null;

  refusal: Refusal | null = null;

  readonly #host: ReactiveControllerHost;
  readonly #fetch: () => Promise<Result<readonly Thing[], Refusal>>;
  readonly #looks = new LatestRequest();
  readonly #going = new SingleFlight();

  constructor(host: ReactiveControllerHost, fetch: () => Promise<Result<readonly Thing[], Refusal>>) {
    this.#host = host;
    this.#fetch = fetch;
    void whenDefined(connection.player).then(() => this.#look());
  }

  /** Does something and looks again; once, where it is asked for by two quick taps. */
  async once(task: () => Promise<Result<unknown, Refusal>>): Promise<void> {
    await this.#going.run(() => this.after(task()));
  }

  /** The same with the name in a field, which is empty again once something was added, and may then be used again before the list is here. */
  async add(field: HTMLInputElement, task: (name: string) => Promise<Result<unknown, Refusal>>): Promise<void> {
    const { value } = field;
    const answer = await this.#going.run(() => task(value.trim()));
    if (!answer) return;
    // The next name may have been begun meanwhile.
    if (answer.ok && field.value === value) field.value = '';
    await this.after(answer);
  }

  /** Looks again when something was done, or says why it was not. */
  async after(done: Result<unknown, Refusal> | Promise<Result<unknown, Refusal>>): Promise<void> {
    const answer = await done;
    if (answer.ok) await this.#look();
    else this.#show(answer.error);
  }

  /** Why something was not done, for those who listen as well. */
  said(): TemplateResult {
    return html`<p class="fault" role="alert">${this.refusal ? refusalInWords(this.refusal) : nothing}</p>`;
  }

  async #look(): Promise<void> {
    const isLast = this.#looks.ask();
    const answer = await this.#fetch();
    if (!isLast()) return;
    if (answer.ok) this.things = answer.value;
    this.#show(answer.ok ? null : answer.error);
  }

  #show(refusal: Refusal | null): void {
    this.refusal = refusal;
    this.#host.requestUpdate();
  }
}

/** A page of the account, with or without a list. */
export const mine = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
    max-width: var(--width-reading);
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 8px;
  }
`;

/** The form of a list by which a named item is added. */
export const addForm = css`
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px;
  }
  label {
    display: grid;
    gap: 6px;
    flex: 1 1 14rem;
  }
`;
