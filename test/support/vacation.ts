import type { VacationInfo } from '@nimhall/shared/room/vacation';
import { expect } from 'vitest';
import type { TestClient } from './harness.ts';

/** The state of a player's vacation. */
export async function vacationOf(url: string, client: TestClient): Promise<VacationInfo> {
  return await answered(await fetch(`${url}/api/v1/me/vacation`, { headers: { authorization: `Bearer ${client.token}` } }));
}

/** Starts or ends a player's vacation. */
export async function setVacation(url: string, client: TestClient, on: boolean): Promise<VacationInfo> {
  return await answered(await putVacation(url, client, JSON.stringify({ on })));
}

/** Sends the request with any body. */
export function putVacation(url: string, { token }: TestClient, body: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${url}/api/v1/me/vacation`, { method: 'PUT', headers, body });
}

async function answered(response: Response): Promise<VacationInfo> {
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text) as VacationInfo;
}
