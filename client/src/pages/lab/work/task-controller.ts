import { msg } from '@lit/localize';
import type { LabKind, LabTasks } from '@nimhall/shared/lab/tasks';
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { type Job, startTask, type TaskCallbacks } from './worker-client.ts';

/** The state of the task: there is none, or it was lost with the worker. */
type State = 'none' | 'running' | 'paused' | 'lost';

/** Runs the tasks of an element: one at a time; a new one, or removing the element, drops it. */
export class TaskController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #state: State = 'none';
  #job: Job | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Starts a task and drops the one before. */
  start<Kind extends LabKind>(
    kind: Kind,
    task: LabTasks[Kind],
    told: Pick<TaskCallbacks<Kind>, 'done'> & Partial<TaskCallbacks<Kind>>,
  ): void {
    this.stop();
    const job = startTask(kind, task, {
      progress: (progress, milliseconds) => told.progress?.(progress, milliseconds),
      done: (result, milliseconds) => {
        if (this.#job === job) this.#set('none', null);
        told.done(result, milliseconds);
      },
      lost: () => {
        this.#set('lost', null);
        told.lost?.();
      },
    });
    this.#set('running', job);
  }

  /** Drops the current task. */
  stop(): void {
    this.#job?.drop();
    this.#set('none', null);
  }

  /** Its progress, with a button to stop or continue. */
  render(): TemplateResult {
    const state = this.#state;
    switch (state) {
      case 'running':
        return html`<div class="work"><span class="soft">${msg('Calculating…')}</span><button type="button" @click=${() => this.#pause()}>${msg('Stop')}</button></div>`;
      case 'paused':
        return html`<div class="work"><span class="soft">${msg('Stopped.')}</span><button type="button" @click=${() => this.#goOn()}>${msg('Continue')}</button></div>`;
      case 'lost':
        return html`<div class="work">${msg('The calculation stopped, maybe because memory ran out. Try a smaller number.')}</div>`;
      case 'none':
        return html`<div class="work"></div>`;
      default:
        return state satisfies never;
    }
  }

  #pause(): void {
    this.#job?.pause();
    this.#set('paused', this.#job);
  }

  #goOn(): void {
    this.#job?.goOn();
    this.#set('running', this.#job);
  }

  #set(state: State, job: Job | null): void {
    this.#state = state;
    this.#job = job;
    this.#host.requestUpdate();
  }
}
