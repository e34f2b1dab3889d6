import { scopes } from '@pantau/core/contract';
import { createHttpPromptSource } from '@pantau/shell/http';
import { type PromptSourceHarness, promptSourceContract } from '@pantau/shell/testing';
import { eq } from 'drizzle-orm';
import { describe, it } from 'vitest';
import { banners, users } from '../../apps/reference-server/src/db/schema.ts';
import { shareServer } from './shared-server.ts';

const OLD_HOST = 'old.fleet.example';

const shared = shareServer({ env: { PANTAU_REDIRECT_HOSTS: OLD_HOST } });

/** Adds a company with one user. */
async function addSource() {
  const domain = `company-${crypto.randomUUID()}.example`;
  const companyId = await shared.addCompany({ domainName: domain });
  const held = [scopes.customerWishFeedback, scopes.backToVsms1, scopes.referralProgram];
  const { user, connection } = await shared.addUser(companyId, held);
  return { companyId, domain, userId: user.id, source: createHttpPromptSource(connection) };
}

/** Creates two companies on the shared server, which has no banner. */
async function create(): Promise<PromptSourceHarness> {
  const { db } = shared.server;
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
