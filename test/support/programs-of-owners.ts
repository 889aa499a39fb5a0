import { post, type TestClient } from './harness.ts';

/** The headers that authenticate a request. */
export function asOwner({ token }: TestClient) {
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Creates one more program of an owner. */
export async function newProgram(owner: TestClient, url: string, name: string): Promise<{ readonly id: string; readonly token: string }> {
  const response = await post(url, '/api/v1/me/programs', { name }, asOwner(owner).headers);
  return (await response.json()) as { id: string; token: string };
}
