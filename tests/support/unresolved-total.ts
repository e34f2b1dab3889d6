import { password, users } from './users.ts';
import type { Server } from './server.ts';

/** The server's count of unresolved alerts for the manager, both urgencies together. */
export async function unresolvedTotal({ origin }: Pick<Server, 'origin'>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const signIn = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: users.manager, password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: '{ totalImportantAlerts { data { unresolved } } }' }),
  });
  const { data } = (await response.json()) as {
    data: { totalImportantAlerts: { data: { unresolved: number }[] } };
  };
  return data.totalImportantAlerts.data.reduce((sum, { unresolved }) => sum + unresolved, 0);
}
