import type { Player } from '@nimhall/shared/room/room';
import { Authenticator } from './authenticator.ts';

/** Makes an account as a page does: a guest by a cookie, who registers a passkey. */
export async function accountAt(url: string): Promise<Player> {
  // Passkeys belong to host names, not to addresses.
  const origin = url.replace('127.0.0.1', 'localhost');
  const first = await fetch(`${origin}/api/v1/me`, { headers: { origin } });
  const { player } = (await first.json()) as { player: Player };
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const post = async (path: string, body: object): Promise<Response> => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
    return response;
  };
  const wishes = await (await post('/me/passkeys/wishes', {})).json();
  await post('/me/passkeys', { passkey: new Authenticator(origin).make(wishes) });
  return player;
}
