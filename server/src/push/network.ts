import { BlockList, isIP } from 'node:net';

/** Where pushes may be sent, because the addresses come from users. */
export interface PushNetwork {
  /** Whether an address given by a user may be one of a push service. */
  accepts(endpoint: string): boolean;
  /** Whether a connection to this IP address is allowed, whatever name led there. */
  mayReach(address: string): boolean;
}

/** Ranges that are not the public internet (IANA's special-purpose registries), and addresses of one kind that lead to the other. */
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
/** The only IPv6 addresses that have been allocated. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

/** The public internet by HTTPS at its usual port, so that nobody can make us probe our own network. */
export const PUBLIC_NETWORK: PushNetwork = {
  accepts: (endpoint) => {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
    const host = hostOf(url);
    return isIP(host) === 0 ? isPublicName(host) : isPublic(host);
  },
  mayReach: isPublic,
};

/** Names that lead nowhere on the public internet (IANA's special-use domain names, and names inside a network). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|invalid|test|example|onion|alt|arpa)\.?$/;

/** Whether a name can be resolved on the public internet: it has at least two labels. */
function isPublicName(host: string): boolean {
  return /^[^.]+(\.[^.]+)+\.?$/.test(host) && !PRIVATE_NAMES.test(host);
}

/** The host as sockets expect it: IPv6 addresses without brackets. */
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
