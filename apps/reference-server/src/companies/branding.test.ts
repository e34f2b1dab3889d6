import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../testing/client.ts';
import { startCompanyServer, type CompanyServer } from '../testing/company-server.ts';
import { addUser } from '../testing/fixtures.ts';

let one: CompanyServer;
beforeAll(async () => {
  one = await startCompanyServer();
});
afterAll(() => one.server.close());

async function branding(accessToken?: string, query = '') {
  const headers = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${one.server.url}/api/company/branding${query}`, { headers });
  return { status: response.status, body: (await response.json()) as { data?: unknown } };
}

it('gives every user the brand of the own company as it is now, and of no other (RS-307)', async () => {
  const { accessToken } = await signIn(one.server, await addUser(one.server.db, 1, []));
  const none = { name: null, accent: null, menu: null, logoUrl: null };
  expect(await branding(accessToken)).toEqual({ status: 200, body: { data: none } });
  const saved = { brandName: 'Kirana', accentColor: '#8a2b6a', menuColor: '#2a1526' };
  expect(await one.save('branding', saved)).toMatchObject({ isSuccessful: true });
  const mine = { name: 'Kirana', accent: '#8a2b6a', menu: '#2a1526', logoUrl: null };
  expect((await branding(accessToken)).body.data).toEqual(mine);
  const { foreigner } = one;
  expect((await branding(foreigner.accessToken, '?companyId=1&id=1')).body.data).toEqual(none);
  expect((await branding()).status).toBe(401);
});
