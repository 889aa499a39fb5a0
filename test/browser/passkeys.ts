import type { CDPSession, Locator, Page } from 'playwright-core';

/** A device that creates passkeys and shows them. */
interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** An address with a host name, because passkeys are bound to names and not to IP addresses. */
export function byName(url: string): string {
  return url.replace('127.0.0.1', 'localhost');
}

/** The button in the header with our own name. */
export function nameOn(page: Page): Locator {
  return page.locator('nh-my-name .who');
}

/** One of Chromium's virtual authenticators, which creates and shows passkeys at once. */
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

/** Copies the passkeys of one device to another, as a passkey provider syncs them. */
export async function carryOver(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials) await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** Opens registration from the menu, as a person would who wants to keep their name. */
export async function keepName(page: Page): Promise<void> {
  await nameOn(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(/^Your account is/).waitFor();
}
