import { post } from '@nimhall/server/push/deliver';
import { PUBLIC_NETWORK } from '@nimhall/server/push/network';
import { expect, test } from 'vitest';
import { pushSetup, startPushService } from '../support/push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1]/abc',
])('%s may be a push service', (endpoint) => {
  expect(PUBLIC_NETWORK.accepts(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/abc',
  'ftp://example.org/abc',
  'javascript:alert(1)',
  'https://example.org:8443/abc',
  'https://me:secret@example.org/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.1.2.3/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'https://[64:ff9b::7f00:1]/abc',
  'https://push/abc',
  'https://localhost/abc',
  'https://printer.local/abc',
  'https://push.example/abc',
  'https://push.test./abc',
  'https://1.0.0.127.in-addr.arpa/abc',
  'nothing',
  '',
])('%s may not be one', (endpoint) => {
  expect(PUBLIC_NETWORK.accepts(endpoint)).toBe(false);
});

test('only the public internet is reached, whatever a name resolves to', () => {
  const closed = [
    '127.0.0.1',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ];
  const closed6 = [
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ];
  const open = ['1.1.1.1', '172.32.0.1', '193.0.0.1', '2a00:1450:4001::1', '2606:4700::1'];
  expect([...closed, ...closed6, 'localhost', ''].filter(PUBLIC_NETWORK.mayReach)).toEqual([]);
  expect(open.filter(PUBLIC_NETWORK.mayReach)).toEqual(open);
});

test('nothing is sent to forbidden addresses, given by address or by name', async () => {
  const service = await startPushService();
  const { address, pushed } = service.device();
  const letter = { headers: {}, body: Buffer.from('nothing') };
  const send = (endpoint: string, network: object) =>
    post({ ...address, endpoint }, letter, { accepts: () => true, mayReach: () => false, ...network }, AbortSignal.timeout(10_000));
  await expect(send(address.endpoint, {})).rejects.toThrow('Not a push service');
  await expect(send(address.endpoint, { accepts: () => false, mayReach: () => true })).rejects.toThrow('Not a push service');
  await expect(send(address.endpoint.replace('127.0.0.1', 'localhost'), {})).rejects.toThrow();
  await expect(send(address.endpoint, PUBLIC_NETWORK)).rejects.toThrow('Not a push service');
  expect(pushed).toEqual([]);
  await expect(send(service.origin, pushSetup().network)).resolves.toBe(201);
});
