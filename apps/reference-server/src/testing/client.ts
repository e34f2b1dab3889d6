import type { TestServer } from './start-test-server.ts';
import { PASSWORD } from './fixtures.ts';

type Server = Pick<TestServer, 'url'>;

export interface SignedIn {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly user: Readonly<Record<string, unknown>>;
  /** `name=value` of the refresh cookie. */
  readonly cookie: string;
}

export function postJson(
  server: Server,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  });
}

export async function signIn(server: Server, { email }: { email: string }): Promise<SignedIn> {
  const response = await postJson(server, '/api/session', { email, password: PASSWORD });
  if (response.status !== 200) throw new Error(`Sign-in failed with ${response.status}.`);
  const body = (await response.json()) as Omit<SignedIn, 'cookie'>;
  return { ...body, cookie: cookieOf(response) ?? '' };
}

/** The refresh cookie that a response sets; `null` when it sets none or clears it. */
export function cookieOf(response: Response): string | null {
  const [cookie] = response.headers.getSetCookie();
  const pair = cookie?.split(';')[0];
  return pair === undefined || pair.endsWith('=') ? null : pair;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
type Json = any;

export async function graphql(
  server: Server,
  token: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Json> {
  const response = await postJson(
    server,
    '/graphql',
    { query, variables },
    { authorization: `Bearer ${token}`, 'accept-language': 'en', ...headers },
  );
  const body = (await response.json()) as { data?: Json; errors?: readonly { message: string }[] };
  if (body.errors !== undefined) {
    throw new Error(`GraphQL: ${body.errors.map((error) => error.message).join('; ')}`);
  }
  if (response.status !== 200) throw new Error(`GraphQL failed with ${response.status}.`);
  return Object.values(body.data as object)[0];
}
