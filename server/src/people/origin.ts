import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Tells whether an address is in one of some networks. */
export type Networks = (address: string) => boolean;

/** Networks by address, by range (`10.0.0.0/8`) or by name (`loopback`, `linklocal`, `uniquelocal`); throws where one is none. */
export function networks(names: readonly string[]): Networks {
  const includes = proxyaddr.compile([...names]);
  return (address) => includes(address, 0);
}

/**
 * The address of a client, beyond trusted proxies. For IPv6 it is the network, because one customer has more addresses in it than could be
 * counted.
 */
export function addressOf(request: IncomingMessage, proxies: Networks): string {
  // A request whose connection is already closed has no address.
  const address: string | undefined = proxyaddr(request, proxies);
  return address === undefined ? 'nowhere' : networkOf(address);
}

/** An IPv4 address itself, also when written as IPv6; of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [before, after] = [head, tail].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...(address.includes('::') ? zeros : []), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Whether a page of this origin may connect with the cookie of its visitor. Requests without an Origin header come from programs and are
 * allowed; a browser's Origin must match the requested host or the public address.
 */
export function isOurs(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** A site as passkeys know it: they are good for one name of a host, and shown on pages of one origin. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

/** The site of a page of ours that sends a request, by its Origin header; null for anything else. */
export function siteOf(origin: string | undefined, host: string | undefined, publicUrl: string | null): Site | null {
  if (origin === undefined || !isOurs(origin, host, publicUrl)) return null;
  return { id: new URL(origin).hostname, origin };
}
