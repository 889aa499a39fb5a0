import type { Page } from 'playwright-core';

/** How much later a page does what it put off, in milliseconds; 0 for one that does it at once. */
const LAG = Number(process.env.TEST_LAGGING ?? 0);

/** What tells a page of something that has happened already. */
const EVENTS = ['close', 'toggle', 'popstate', 'hashchange', 'storage', 'message', 'transitionend', 'animationend', 'finish', 'scrollend'];

/**
 * With `npm run test:often -- 1 --lagging`, makes pages do later what they do after a click has returned: when a dialog has closed, an answer or the
 * result of a worker has come, a timer has ended, or with the next frame. So whoever relies on a page being done with it is found out.
 */
export async function lag(page: Page): Promise<void> {
  if (LAG > 0) await page.addInitScript(putOff, { lag: LAG, events: EVENTS });
}

/** Runs in the page before anything else. The order of what comes from one source stays as it was, because all of it waits equally long. */
function putOff({ lag, events }: { lag: number; events: readonly string[] }): void {
  const wait = window.setTimeout.bind(window);

  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => wait(handler, delay + lag, ...rest)) as typeof setTimeout;

  const nextFrame = window.requestAnimationFrame.bind(window);
  const waiting = new Map<number, number>();
  window.requestAnimationFrame = (callback) => {
    const timer = wait(() => waiting.set(timer, nextFrame(callback)), lag / 4);
    return timer;
  };
  const noFrame = window.cancelAnimationFrame.bind(window);
  window.cancelAnimationFrame = (timer) => {
    clearTimeout(timer);
    noFrame(waiting.get(timer) ?? 0);
  };

  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    await new Promise((resolve) => wait(resolve, lag));
    return answer;
  };

  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((...seen) => wait(() => callback(...seen), lag), options);
    }
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const later = new WeakMap<object, (event: Event) => void>();
  const putOffOf = (listener: EventListenerOrEventListenerObject) => {
    const known = later.get(listener);
    if (known) return known;
    const made = function (this: unknown, event: Event) {
      const { currentTarget } = event;
      wait(() => {
        Object.defineProperty(event, 'currentTarget', { value: currentTarget, configurable: true });
        if (typeof listener === 'function') listener.call(this as EventTarget, event);
        else listener.handleEvent(event);
      }, lag);
    };
    later.set(listener, made);
    return made;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener && events.includes(type) ? putOffOf(listener) : listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener && events.includes(type) ? putOffOf(listener) : listener, options);
  };
}
