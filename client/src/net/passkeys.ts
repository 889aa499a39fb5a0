import { say } from '@nimhall/shared/phrase';
import type { PasskeyInfo } from '@nimhall/shared/protocol/messages';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { ask } from './api.ts';

/** Loaded only when a button is pressed. */
const webauthn = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys at this address: they are bound to a host name, and to `https:` or `localhost`. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Those by which I am kept, the newest first. */
export async function fetchPasskeys(): Promise<Result<readonly PasskeyInfo[], Refusal>> {
  const answer = await ask<{ readonly passkeys: readonly PasskeyInfo[] }>('GET', '/me/passkeys');
  return answer.ok ? ok(answer.value.passkeys) : answer;
}

/** Keeps who I am by a new passkey, called so. */
export async function registerPasskey(name: string): Promise<Result<PasskeyInfo, Refusal>> {
  const wishes = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/wishes', {});
  if (!wishes.ok) return wishes;
  const passkey = await byHand(async () => (await webauthn()).startRegistration({ optionsJSON: wishes.value }));
  return passkey.ok ? await ask('POST', '/me/passkeys', { passkey: passkey.value, name }) : passkey;
}

/** This browser becomes who shows a passkey; the browser is called so. */
export async function signIn(name: string): Promise<Result<Player, Refusal>> {
  const question = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkey/question', {});
  if (!question.ok) return question;
  const passkey = await byHand(async () => (await webauthn()).startAuthentication({ optionsJSON: question.value }));
  if (!passkey.ok) return passkey;
  const answer = await ask<{ readonly player: Player }>('POST', '/passkey', { passkey: passkey.value, name });
  return answer.ok ? ok(answer.value.player) : answer;
}

export function renamePasskey(id: string, name: string): Promise<Result<unknown, Refusal>> {
  return ask('PUT', `/me/passkeys/${id}`, { name });
}

export function removePasskey(id: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/passkeys/${id}`);
}

/** The result of an action with the person's device, or why it failed. */
async function byHand<T>(task: () => Promise<T>): Promise<Result<T, Refusal>> {
  try {
    return ok(await task());
  } catch (error) {
    return fail(whyNot(error));
  }
}

/** By the names of WebAuthn's errors, which in most browsers only say that it did not happen. */
function whyNot(error: unknown): Refusal {
  switch (error instanceof Error ? error.name : '') {
    case 'InvalidStateError':
      return refusal('forbidden', say`This device already has a passkey for your account.`);
    case 'SecurityError':
      return refusal('forbidden', say`Passkeys don’t work at this address.`);
    case 'NotSupportedError':
      return refusal('forbidden', say`This device can’t create a passkey here.`);
    default:
      return refusal('forbidden', say`Canceled or timed out. Nothing has changed.`);
  }
}
