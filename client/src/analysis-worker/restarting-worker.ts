/** How a worker is created, and its events. */
interface Work<Reply> {
  /** Makes one: with the address written out there, by which the build finds its code. */
  readonly make: () => Worker;
  readonly heard: (reply: Reply) => void;
  /** It was lost, as when memory ran out, and with it all that it had. */
  readonly lost: () => void;
}

/** One worker for the page, started by the first message, and again by the next message after a loss. */
export class RestartingWorker<Request, Reply> {
  readonly #work: Work<Reply>;
  #worker: Worker | null = null;

  constructor(work: Work<Reply>) {
    this.#work = work;
  }

  write(request: Request): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = this.#work.make();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#work.heard(data));
    for (const loss of ['error', 'messageerror']) worker.addEventListener(loss, () => this.#giveUp(worker));
    return worker;
  }

  #giveUp(worker: Worker): void {
    worker.terminate();
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#work.lost();
  }
}
