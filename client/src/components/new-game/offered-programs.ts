import { Backoff } from '@nimhall/shared/player/backoff';
import type { OfferedProgram } from '@nimhall/shared/protocol/programs';
import { Store, type Unbind } from '../../reactive/store.ts';
import { connection } from '../page/session.ts';

/** The programs that offer themselves; null until the server has sent them. It is updated while anybody subscribes. */
class OfferedPrograms extends Store<readonly OfferedProgram[] | null> {
  readonly #again = new Backoff();
  #unbinds: readonly Unbind[] = [];

  override subscribe(listener: (programs: readonly OfferedProgram[] | null) => void): Unbind {
    if (!this.isHeard) this.#open();
    const unbind = super.subscribe(listener);
    return () => {
      unbind();
      if (!this.isHeard) this.#close();
    };
  }

  #open(): void {
    this.#unbinds = [
      connection.on('programs', ({ changed, gone }) => this.#follow(changed, gone)),
      connection.state.subscribe(({ kind }) => kind === 'online' && void this.#read()),
    ];
    if (connection.state.value.kind === 'online') void this.#read();
  }

  #close(): void {
    for (const unbind of this.#unbinds) unbind();
    this.#unbinds = [];
    this.#again.reset();
    void connection.send('programs', { on: false });
    this.set(null);
  }

  async #read(): Promise<void> {
    const ack = await connection.send('programs', { on: true });
    if (!this.isHeard) return;
    if (ack.ok) this.set(ack.programs);
    else if (connection.state.value.kind === 'online') this.#again.later(() => void this.#read());
  }

  /** Those that are known stay where they are. */
  #follow(changed: readonly OfferedProgram[], gone: readonly string[]): void {
    if (!this.value) return;
    const programs = new Map(this.value.map((program) => [program.id, program]));
    for (const program of changed) programs.set(program.id, program);
    for (const id of gone) programs.delete(id);
    this.set([...programs.values()]);
  }
}

export const offeredPrograms = new OfferedPrograms(null);
