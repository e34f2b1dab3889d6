import { expect, it } from 'vitest';
import { postJson } from '../testing/client.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { demoUsers } from './demo-users.ts';

const seed = async (db: Database, clock: Clock): Promise<void> => {
  await seedDemo({ db, clock });
};

interface Listed {
  readonly password: string | null;
  readonly users: readonly { readonly email: string }[];
}

it('lists the demo users with a password that works, on a demo server (RS-132)', async () => {
  const server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    seed,
  });
  const listed = (await (await fetch(`${server.url}/api/demo-users`)).json()) as Listed;
  expect(listed.users.map(({ email }) => email).toSorted()).toEqual(
    demoUsers.map(({ email }) => email).toSorted(),
  );
  const [first] = listed.users;
  const signedIn = await postJson(server, '/api/session', {
    email: first?.email,
    password: listed.password,
  });
  expect(signedIn.status).toBe(200);
  await server.close();
});

it('lists nobody on a server that is no demo, whatever its database contains (RS-132)', async () => {
  const server = await startTestServer({ seed });
  const listed: unknown = await (await fetch(`${server.url}/api/demo-users`)).json();
  expect(listed).toEqual({ password: null, users: [] });
  await server.close();
});
