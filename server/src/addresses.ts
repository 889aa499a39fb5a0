import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from './config.ts';

/** Hosts that only this machine reaches. */
const LOOPBACK = /^(localhost|127\.|::1$)/;
/** Hosts that stand for every address of this machine. */
const ANY = /^(0\.0\.0\.0|::)$/;

/**
 * What a person reads once the hall is open, with the address alone on the last line. At a terminal, where others in the same network may
 * join, the address they use comes first, also as a QR code for their phones.
 */
export function welcome({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number, isTerminal: boolean): string {
  // Passkeys are made for a name, never for a number.
  const here = `http://${ANY.test(host) || LOOPBACK.test(host) ? 'localhost' : bracketed(host)}:${port}`;
  const address = `nimhall is open at ${publicUrl ?? here}\n`;
  if (!isTerminal || publicUrl || LOOPBACK.test(host)) return address;
  const [ours] = ANY.test(host) ? networkAddresses() : [host];
  if (!ours) return address;
  const others = `http://${bracketed(ours)}:${port}`;
  return `\nOthers in this network open ${others}\n\n${renderUnicodeCompact(others)}\n\n${address}`;
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) =>
    each.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
