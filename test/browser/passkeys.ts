import type { CDPSession, Locator, Page } from 'playwright-core';

/** A device that makes passkeys and shows them. */
interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** An address by the name of its host, to which passkeys are bound: one by number has none. */
export function byName(url: string): string {
  return url.replace('127.0.0.1', 'localhost');
}

/** Where the button of our own name says it. */
export function nameOn(page: Page): Locator {
  return page.locator('nh-my-name .who');
}

/** A device of Chromium's own that makes passkeys and shows them at once. */
export async function addAuthenticator(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Gives one device the passkeys of another, as whatever keeps them in step does. */
export async function carryOver(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials) await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** By the menu, as somebody does who wants to keep the name they have. */
export async function keepName(page: Page): Promise<void> {
  await nameOn(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(/^Your account is/).waitFor();
}
