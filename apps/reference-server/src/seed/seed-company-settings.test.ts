import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { graphql, postJson } from '../testing/client.ts';
import {
  categoriesQuery,
  changesQuery,
  companyQuery,
  updateSectionMutation,
} from '../testing/company-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { seedDemoCompanySettings } from './seed-demo-company-settings.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on' },
    async seed(db, clock) {
      await seedDemo({ db, clock });
      await seedDemoCompanySettings({ db, clock });
    },
  });
});
afterAll(() => server.close());

async function tokenOf(email: string): Promise<string> {
  const body = { email: `${email}.pantau.example`, password: DEMO_PASSWORD };
  const response = await postJson(server, '/api/session', body);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

it('gives the demo’s first company accounts, categories and a history, once (RS-347)', async () => {
  const { db, clock } = server;
  expect(await seedDemoCompanySettings({ db, clock })).toBe(false);
  const token = await tokenOf('manager@demo');
  const { data } = await graphql(server, token, companyQuery, { filter: { id: '1' } });
  expect(data.bankAccounts).toMatchObject([
    { bankName: 'Bank Mandiri', isDefault: true },
    { bankName: 'Bank Central Asia (BCA)', isDefault: false },
  ]);
  const { companyCategories } = await graphql(server, token, categoriesQuery);
  expect(companyCategories).toHaveLength(5);
  const used = companyCategories.filter(({ hasRelation }: { hasRelation: boolean }) => hasRelation);
  expect(used).toMatchObject([{ text: data.category }]);
  const changes = await graphql(server, token, changesQuery);
  expect(changes.data.length).toBeGreaterThan(5);
  for (const { section, field, newValue } of changes.data) {
    if (section !== 'bankAccounts') expect(String(data[field])).toBe(newValue);
  }
});

it('lets every manager save each section as it is (RS-347)', async () => {
  for (const [email, id] of [
    ['manager@demo', '1'],
    ['manager@whitelabel', '2'],
    ['manager@brand', '3'],
    ['manager@fresh', '4'],
    ['manager@company1449', '1449'],
  ] as const) {
    const token = await tokenOf(email);
    const { data } = await graphql(server, token, companyQuery, { filter: { id } });
    for (const [section, fields] of Object.entries({
      identity: ['name', 'phoneNo', 'category', 'email', 'domainName'],
      operation: ['idleTimeout', 'parkTimeout', 'offlineTimeout'],
      driverScore: ['dsBase', 'dsMinScoreA'],
      branding: ['brandName', 'accentColor', 'menuColor'],
    })) {
      const values = Object.fromEntries(fields.map((field) => [field, data[field]]));
      const input = { id, revision: data.revisions[section], ...values };
      const result = await graphql(server, token, updateSectionMutation, { input });
      expect([email, section, result.message]).toEqual([email, section, null]);
    }
  }
});

it('lets the dispatcher read the settings, and the viewer and the driver not (RS-347)', async () => {
  const filter = { filter: { id: '1' } };
  const input = { input: { id: '1', revision: 1, name: 'Another name' } };
  const dispatcher = await tokenOf('dispatcher@demo');
  const read = await graphql(server, dispatcher, companyQuery, filter);
  expect(read).toMatchObject({ isSuccessful: true });
  const saved = await graphql(server, dispatcher, updateSectionMutation, input);
  expect(saved).toMatchObject({ errorName: 'FORBIDDEN' });
  for (const email of ['viewer@demo', 'driver@demo']) {
    const refused = await graphql(server, await tokenOf(email), companyQuery, filter);
    expect(refused).toMatchObject({ errorName: 'FORBIDDEN', data: null });
  }
});
