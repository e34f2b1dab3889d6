import { afterAll, beforeAll } from 'vitest';
import { graphql, type SignedIn } from './client.ts';
import { addAlert } from './fixtures.ts';
import { openLive, type LiveClient, type LiveMessage } from './live-client.ts';
import { payloadQuery } from './operations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from './two-companies.ts';

/** Matches the arrival of an alert of company 1. */
export const isAlert = (id: string) => (message: LiveMessage) =>
  message.type === 'alert-center-1' && message.data.rawAlertId === id;

export const isPong = (message: LiveMessage): boolean => message.type === 'PONG';

/** Matches messages whose range reaches a number. */
export const covers = (seq: number) => (message: LiveMessage) => (message.seq ?? -1) >= seq;

/** Starts a server with two companies and frequent PONGs for the tests of a file. */
export function setUpLive() {
  let server: TestServer;
  let companies: { readonly one: CompanyFixture; readonly two: CompanyFixture };

  beforeAll(async () => {
    server = await startTestServer({ settings: { pongSeconds: 0.3, rightsSeconds: 0.2 } });
    companies = await addTwoCompanies(server.db);
  });
  afterAll(() => server.close());

  const payloadOf = async ({ accessToken }: SignedIn, filter = {}): Promise<string> =>
    (await graphql(server, accessToken, payloadQuery, { filter })).payload;

  return {
    get server() {
      return server;
    },
    get one() {
      return companies.one;
    },
    get two() {
      return companies.two;
    },
    payloadOf,
    /** Subscribes with a payload of the user's own. */
    listen: async (user: SignedIn, filter = {}): Promise<LiveClient> =>
      openLive(server, user.accessToken, await payloadOf(user, filter)),
    /** Adds an alert under a rule, notifies the live feed, and returns the alert's id. */
    async arrive(rule: number, company = companies.one): Promise<string> {
      const values = { vehicle: company.vehicle, alertRuleIds: [rule] };
      const alert = await addAlert(server.db, server.clock, values);
      server.app.liveFeed.changed(company.id);
      return String(alert.id);
    },
  };
}
