import { createManualClock } from '@pantau/core/testing';
import { menuScopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { demoUsers } from '../demo/demo-users.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addMenuScopes } from './add-menu-scopes.ts';
import { seedDemo } from './seed-demo.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 1));
let server: TestServer;
let db: Database;

beforeAll(async () => {
  server = await startTestServer();
  db = server.db;
  await seedDemo({ db, clock });
});
afterAll(() => server.close());

const scopesOf = async (email: string): Promise<readonly string[]> =>
  (await db.select().from(users).where(eq(users.email, email)))[0]?.scopes ?? [];

it('gives users of an older demo the scopes of the menu, once (RS-179)', async () => {
  const [email, other] = ['viewer@demo.pantau.example', 'dispatcher@demo.pantau.example'];
  const viewer = demoUsers.find((one) => one.email === email)?.scopes ?? [];
  expect(await addMenuScopes(db)).toEqual([]);

  const older = viewer.filter((one) => !(Object.values(menuScopes) as string[]).includes(one));
  await db
    .update(users)
    .set({ scopes: [...older, 'own:read'] })
    .where(eq(users.email, email));
  await db
    .update(users)
    .set({ scopes: [menuScopes.help] })
    .where(eq(users.email, other));
  expect(await addMenuScopes(db)).toEqual([email]);
  expect(new Set(await scopesOf(email))).toEqual(new Set([...viewer, 'own:read']));
  expect(await scopesOf(other), 'changed since').toEqual([menuScopes.help]);
  expect(await addMenuScopes(db)).toEqual([]);
});
