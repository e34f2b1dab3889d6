import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users, vehicleGroups } from '../db/schema.ts';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { graphql, postJson } from '../testing/client.ts';
import { rulesQuery, targetQueries } from '../testing/rule-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { seedDemoRuleTargets } from './seed-demo-rule-targets.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
const email = 'dispatcher@demo.pantau.example';
const ofDemo = async () =>
  (await server.db.select().from(users).where(eq(users.email, email)))[0]?.scopes ?? [];

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    seed: async (db, clock) => void (await seedDemo({ db, clock })),
  });
});
afterAll(() => server.close());

it('seeds groups, contacts and rules with them, and scopes for an older demo, once (RS-230)', async () => {
  const { db } = server;
  const before = await ofDemo();
  expect(before).toContain(scopes.alertRuleRead);
  const older = before.filter((scope) => scope !== scopes.alertRuleRead);
  await db.update(users).set({ scopes: older }).where(eq(users.email, email));

  expect(await seedDemoRuleTargets({ db })).toBe(true);
  expect(await seedDemoRuleTargets({ db })).toBe(false);
  expect((await ofDemo()).toSorted()).toEqual(before.toSorted());
  expect(await db.$count(vehicleGroups)).toBeGreaterThan(10);

  const response = await postJson(server, '/api/session', { email, password: DEMO_PASSWORD });
  const { accessToken } = (await response.json()) as { accessToken: string };
  const groups = await graphql(server, accessToken, targetQueries.ruleVgroups);
  expect(groups.data.map(({ name }: { name: string }) => name)).toContain('Jabodetabek');
  const contacts = await graphql(server, accessToken, targetQueries.ruleContacts);
  expect(contacts.pagination.total).toBe(4);
  const { data } = await graphql(server, accessToken, rulesQuery, {
    filter: { search: 'malam hari' },
  });
  expect(data[0]).toMatchObject({
    totalVgroups: 2,
    contactRecipients: [{ label: 'Pos satpam Cakung' }],
  });
});
