const waiting: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();

/**
 * Resolves in a task of its own, after those who asked before. Many pictures that change at once are drawn one after the
 * other in this way, and the page can answer in between. A message, unlike a timer, is not held back in the background.
 */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
