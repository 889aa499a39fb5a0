import type { Service } from '../support/service.ts';
import type { Trouble } from './trouble.ts';

/** A program that nodes depend on dies, in a crash or by a signal, and is started again. */
export function ends(service: Service, name: string, stops: Trouble['stops'], signal?: NodeJS.Signals): Trouble {
  return { name, stops, breaks: () => service.kill(signal), mends: () => service.start() };
}
