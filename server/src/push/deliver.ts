import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as requestOpenly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PushAddress } from '@nimhall/shared/protocol/push';
import { hostOf, type PushNetwork } from './network.ts';

/** How long a name server may take, in milliseconds. */
const NAME_PATIENCE = 2_000;

/** What is sent: headers and an encrypted body. */
interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/**
 * Posts to a push service and gives the status of its answer, of which nothing else is read. Rejects if the network policy forbids the
 * address, on a connection error, and when the signal aborts. Redirects are not followed.
 */
export function post({ endpoint }: PushAddress, { headers, body }: Letter, network: PushNetwork, signal: AbortSignal): Promise<number> {
  const url = new URL(endpoint);
  const host = hostOf(url);
  if (!network.accepts(endpoint) || (isIP(host) !== 0 && !network.mayReach(host))) return Promise.reject(new Error('Not a push service'));
  const request = url.protocol === 'https:' ? requestSecurely : requestOpenly;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, lookup: lookupIn(network), agent: false, signal }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.on('error', () => undefined).destroy();
    });
    sent.on('error', reject).end(body);
  });
}

/**
 * Asks the name servers directly, without the shared thread pool, and fails for a name that leads anywhere we may not reach. The connection
 * uses the address that was looked up.
 */
function lookupIn(network: PushNetwork): LookupFunction {
  const resolver = new Resolver({ timeout: NAME_PATIENCE, tries: 1 });
  const find = async (host: string): Promise<LookupAddress[]> => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0) throw new Error('No address');
    if (!found.every(({ address }) => network.mayReach(address))) throw new Error('Not in the public internet');
    return found;
  };
  return (host, options, done) => {
    find(host).then(
      (found) => (options.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error: Error) => done(error, '', 0),
    );
  };
}
