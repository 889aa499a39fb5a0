import { newId } from '@nimhall/shared/player/new-id';
import { expect, onTestFinished, test, vi } from 'vitest';

test('ids are unique, fit the protocol, and are also made on pages without TLS', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
