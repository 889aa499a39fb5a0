import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { TaskController } from '../work/task-controller.ts';

/** The base of the tools that compute something: the query of the address fills their form, and every valid change of it starts a task. */
export abstract class LabTool<Query> extends LitElement {
  /** The query of the address, without its question mark. */
  @property({ attribute: false }) query = '';

  /** The content of the form; null before the first query. */
  @state() protected asked: Query | null = null;

  protected readonly working = new TaskController(this);

  /** The form of a query; defaults for what is missing or invalid. */
  protected abstract read(query: string): Query;

  /** Shows a form, and starts its task if it is valid. */
  protected abstract ask(asked: Query): void;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('query')) this.ask(this.read(this.query));
  }

  /** The form around its fields, with the state of the task below them, and perhaps a note about it. */
  protected form(fields: TemplateResult, note: TemplateResult | typeof nothing = nothing): TemplateResult {
    return html`<form class="panel" @submit=${(event: Event) => event.preventDefault()}>${fields} ${this.working.render()} ${note}</form>`;
  }
}
