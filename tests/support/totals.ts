import { password, people } from './people.ts';
import type { Server } from './server.ts';

/** Unresolved alerts of both urgencies together, as the server counts them for the manager. */
export async function unresolvedTotal({ origin }: Pick<Server, 'origin'>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const signIn = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: people.manager, password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: '{ totalImportantAlerts { data { unresolved } } }' }),
  });
  const { data } = (await answer.json()) as {
    data: { totalImportantAlerts: { data: { unresolved: number }[] } };
  };
  return data.totalImportantAlerts.data.reduce((sum, { unresolved }) => sum + unresolved, 0);
}
