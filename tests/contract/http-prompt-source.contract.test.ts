import { scopes } from '@pantau/core/contract';
import { createHttpPromptSource } from '@pantau/shell/http';
import { type PromptSourceHarness, promptSourceContract } from '@pantau/shell/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { banners, users } from '../../apps/reference-server/src/db/schema.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import { addCompany, addUser } from '../../apps/reference-server/src/testing/fixtures.ts';
import {
  type TestServer,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';

const OLD_HOST = 'old.fleet.example';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { PANTAU_REDIRECT_HOSTS: OLD_HOST } });
});

afterAll(() => server.close());

/** Adds a company with one user. */
async function addSource() {
  companies += 1;
  const companyId = companies;
  const domain = `company-${companyId}.example`;
  await addCompany(server.db, companyId, { domainName: domain });
  const held = [scopes.customerWishFeedback, scopes.backToVsms1, scopes.referralProgram];
  const user = await addUser(server.db, companyId, held);
  const { accessToken } = await signIn(server, user);
  const source = createHttpPromptSource({
    baseUrl: server.url,
    locale: 'en',
    getToken: () => Promise.resolve(accessToken),
  });
  return { companyId, domain, userId: user.id, source };
}

/** Creates two companies on the shared server, which has no banner. */
async function create(): Promise<PromptSourceHarness> {
  const { db } = server;
  await db.delete(banners);
  const { companyId, domain, userId, source } = await addSource();
  return {
    source,
    foreign: (await addSource()).source,
    domain,
    oldVersionHosts: [OLD_HOST],
    async addBanner(scope, title, days) {
      await db.insert(banners).values({
        ...(scope === 'company' && { companyId }),
        titleIdn: title,
        titleEng: title,
        textIdn: title,
        textEng: title,
        dayShow: days.join(','),
      });
    },
    async lastReminder() {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row?.lastReminder?.getTime() ?? null;
    },
    close: () => undefined,
  };
}

promptSourceContract({ name: 'The HTTP adapter', create, describe, it });
