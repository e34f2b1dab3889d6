import type { BrowserContextOptions } from '@playwright/test';
import { type PersonName, password, people } from './people.ts';

/**
 * What a browser keeps once somebody has signed in at `origin`: by the call that the sign-in page makes,
 * without the page, which has tests of its own.
 */
export async function sessionOf(
  origin: string,
  person: PersonName,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people[person], password }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${String(answer.status)}`);
  const { user } = (await answer.json()) as { user: { userId: string | number } };
  const cookies = answer.headers.getSetCookie().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    const [, path = '/'] = /; Path=([^;]+)/.exec(text) ?? [];
    const { hostname: domain } = new URL(origin);
    const shared = { httpOnly: true, secure: false, sameSite: 'Strict' as const };
    return { name, value, path, domain, expires: -1, ...shared };
  });
  // The mark by which the portal knows that it has a session to ask for.
  const localStorage = [{ name: 'signedInAs', value: String(user.userId) }];
  return { cookies, origins: [{ origin, localStorage }] };
}
