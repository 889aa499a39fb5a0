import { BlockList, isIP } from 'node:net';

/** To whom may be sent what people ask us to send. */
export interface PushNetwork {
  /** Whether an address that somebody gave may be one of a push service. */
  accepts(endpoint: string): boolean;
  /** Whether a connection may be made to this IP address, whatever name led there. */
  mayReach(address: string): boolean;
}

/** What is not the public internet (IANA's special-purpose registries), and what is written as one kind of address and leads to the other. */
const CLOSED = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = range.split('/');
  CLOSED.addSubnet(address, Number(bits), 'ipv4');
}
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(address, bits, 'ipv6');
}
/** Of the addresses of version 6 only these are given out. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

/** The public internet by https at its usual port: nobody has us knock at doors in our own house. */
export const PUBLIC_NETWORK: PushNetwork = {
  accepts: (endpoint) => {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
    const host = hostOf(url);
    return isIP(host) === 0 ? isPublicName(host) : isPublic(host);
  },
  mayReach: isPublic,
};

/** Names that lead nowhere in the public internet (IANA's special-use domain names, and names inside a network). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|invalid|test|example|onion|alt|arpa)\.?$/;

/** Whether a name may be found in the public internet: it has at least two words. */
function isPublicName(host: string): boolean {
  return /^[^.]+(\.[^.]+)+\.?$/.test(host) && !PRIVATE_NAMES.test(host);
}

/** The host as sockets want it: addresses of version 6 without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !CLOSED.check(address, 'ipv4');
    case 6:
      return GIVEN_OUT.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
    default:
      return false;
  }
}
