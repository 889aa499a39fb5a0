import { readConfig } from '@nimhall/server/config';
import { expect, test } from 'vitest';

/** The keys of the example in RFC 8291. */
const PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const VAPID = {
  VAPID_PUBLIC_KEY: PUBLIC,
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  VAPID_SUBJECT: 'mailto:hall@example.org',
};

test('push is off without keys, and on with a pair of them', () => {
  expect(readConfig({}).push).toBeNull();
  expect(readConfig(VAPID).push?.vapid).toEqual({
    publicKey: PUBLIC,
    privateKey: VAPID.VAPID_PRIVATE_KEY,
    subject: 'mailto:hall@example.org',
  });
});

test('defaults trust only local networks', () => {
  const { trustedProxies, metricsFor, rateLimits } = readConfig({ PATH: '/usr/bin', HOSTNAME: 'hall', DATABASE: 'other' });
  for (const networks of [trustedProxies, metricsFor]) {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '192.168.1.1', '203.0.113.9', ''].map(networks)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  }
  expect(rateLimits).toBe(1);
});

test('without settings the published outage delays are in effect, and custom delays keep their order', () => {
  expect(readConfig({}).delays).toMatchObject({
    beat: 1_000,
    outage: 3_000,
    extraTime: 5_000,
    deadNode: 5_000,
    absence: 3_000,
    flood: 10_000,
  });
  expect(readConfig({ DELAYS_PERCENT: '20' }).delays).toMatchObject({ beat: 200, outage: 600, extraTime: 1_000, deadNode: 1_000 });
});

test.each([
  ['on', 1],
  ['off', null],
  ['3', 3],
])('RATE_LIMITS=%s', (RATE_LIMITS, times) => {
  expect(readConfig({ RATE_LIMITS }).rateLimits).toBe(times);
});

test('networks are addresses, ranges and names', () => {
  const { trustedProxies, metricsFor } = readConfig({ TRUSTED_PROXIES: '203.0.113.0/24, fd00::1,uniquelocal', METRICS_FOR: 'none' });
  expect(['203.0.113.9', 'fd00::1', '10.1.2.3', '127.0.0.1', '203.0.114.1'].map(trustedProxies)).toEqual([true, true, true, false, false]);
  expect(metricsFor('127.0.0.1')).toBe(false);
});

test.each([
  [{ PUBLIC_URL: 'ftp://hall.example' }, /^PUBLIC_URL must begin with https/],
  [{ PUBLIC_URL: 'hall.example' }, /^PUBLIC_URL/],
  [{ RATE_LIMITS: 'no' }, /^RATE_LIMITS must be on, off or a number/],
  [{ RATE_LIMITS: '0' }, /^RATE_LIMITS/],
  [{ DELAYS_PERCENT: '5' }, /^DELAYS_PERCENT/],
  [{ ANALYSIS_MS: '50' }, /^ANALYSIS_MS/],
  [{ TRUSTED_PROXIES: 'nginx' }, /^TRUSTED_PROXIES must be none, or addresses/],
  [{ METRICS_FOR: 'loopback,' }, /^METRICS_FOR must be none/],
  [{ DATBASE_URL: 'postgres://x' }, /^DATBASE_URL is no setting; DATABASE_URL is one$/],
  [{ DATABASE_URI: 'postgres://x', PORT: 'x' }, /^DATABASE_URI is no setting; DATABASE_URL is one\nPORT must be/],
  [{ TRUST_PROXIES: 'loopback' }, /TRUSTED_PROXIES is one/],
  [{ VAPID_PUBLIC_KEY: PUBLIC }, /^VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together/],
  [{ ...VAPID, VAPID_SUBJECT: 'hall' }, /^VAPID_SUBJECT must begin with mailto: or https/],
  [{ ...VAPID, VAPID_PRIVATE_KEY: 'short' }, /^VAPID_PRIVATE_KEY must be 43 characters/],
  [{ ...VAPID, VAPID_PUBLIC_KEY: `${PUBLIC.slice(0, -2)}AA` }, /^VAPID_PUBLIC_KEY is not the key that belongs to/],
  [{ ...VAPID, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /^VAPID_PUBLIC_KEY is not the key that belongs to/],
  [{ rate_limits: 'off' }, /^rate_limits is no setting; RATE_LIMITS is one$/],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env as unknown as Record<string, string>)).toThrow(message);
});
