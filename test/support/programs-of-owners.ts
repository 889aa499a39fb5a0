import { post, type TestClient } from './harness.ts';

/** What shows that a request comes from somebody. */
export function asOwner({ token }: TestClient) {
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Another program of an owner. */
export async function newProgram(owner: TestClient, url: string, name: string): Promise<{ readonly id: string; readonly token: string }> {
  const response = await post(url, '/api/v1/me/programs', { name }, asOwner(owner).headers);
  return (await response.json()) as { id: string; token: string };
}
