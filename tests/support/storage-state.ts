import type { BrowserContextOptions } from '@playwright/test';
import { type UserName, password, users } from './users.ts';

/**
 * The alerts of all tests of a worker exceed the number above which repeats stack. Tests of single alerts see them in rows of
 * their own, as a user who has chosen so.
 */
const unstacked = JSON.stringify({ minutes: 5, stacksRepeats: false });

/** Signs a user in at `origin` by request and returns the cookies and storage of that session. */
export async function createStorageState(
  origin: string,
  user: UserName,
  ownSettings = false,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users[user], password }),
  });
  if (!response.ok) throw new Error(`Sign-in failed with ${String(response.status)}`);
  const { user: account } = (await response.json()) as {
    user: { userId: string | number; companyId: number };
  };
  const cookies = response.headers.getSetCookie().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    const [, path = '/'] = /; Path=([^;]+)/.exec(text) ?? [];
    const { hostname: domain } = new URL(origin);
    const shared = { httpOnly: true, secure: false, sameSite: 'Strict' as const };
    return { name, value, path, domain, expires: -1, ...shared };
  });
  // The portal restores a session only when this key is set.
  const localStorage = [{ name: 'signedInAs', value: JSON.stringify(String(account.userId)) }];
  if (!ownSettings) {
    const name = `${account.companyId}:${account.userId}:reminderSetting`;
    localStorage.push({ name, value: unstacked });
  }
  return { cookies, origins: [{ origin, localStorage }] };
}
