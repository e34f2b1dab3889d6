import { type UserName, password, users } from './users.ts';
import type { Server } from './server.ts';

/** The server's response to a GraphQL query of a user, by default of the manager. */
export async function askServer<T>(
  { origin }: Pick<Server, 'origin'>,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  user: UserName = 'manager',
): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const signIn = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: users[user], password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: T };
  return data;
}
