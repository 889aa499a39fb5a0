import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';

/** Proxies that may tell us whose request they pass on: those on this machine and in private networks. */
export const TRUSTED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

const trusted = proxyaddr.compile(TRUSTED_PROXIES);

/** The address a request comes from, beyond our own proxies. */
export function addressOf(request: IncomingMessage): string {
  return proxyaddr(request, trusted);
}

/**
 * Whether a page of this origin may connect with the cookie of its visitor. Programs send no origin; a page must be
 * ours, by the host it asks for or by the public address.
 */
export function isOurs(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
