import { createHttpOnboardingSource } from '@pantau/alert-rules/onboarding/http';
import {
  type OnboardingSourceHarness,
  onboardingSourceContract,
} from '@pantau/alert-rules/testing';
import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { describe, it } from 'vitest';
import { companies } from '../../apps/reference-server/src/db/schema.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();
const held = [scopes.alertRuleTemplateRead, scopes.alertRuleTemplateCreate, scopes.companyUpdate];

/** Creates two companies on the shared server. */
async function create(): Promise<OnboardingSourceHarness> {
  const { db } = shared.server;
  const sourceOf = async (companyId: number) => {
    const { connection } = await shared.addUser(companyId, held);
    return createHttpOnboardingSource({ ...connection, companyId });
  };
  const isCompleted = async (id: number): Promise<boolean> => {
    const [company] = await db.select().from(companies).where(eq(companies.id, id));
    return company?.setupNotifCompleted ?? false;
  };
  const [own, foreign] = [await shared.addCompany(), await shared.addCompany()];
  return {
    source: await sourceOf(own),
    foreign: await sourceOf(foreign),
    completed: async () => [await isCompleted(own), await isCompleted(foreign)],
    close: () => undefined,
  };
}

onboardingSourceContract({ name: 'The HTTP adapter', create, describe, it });
