import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { rawAlerts } from '../db/schema.ts';
import { type SignedIn, graphql, signIn } from './client.ts';
import { actionMutation } from './operations.ts';
import { type TestServer, startTestServer } from './start-test-server.ts';
import { type CompanyFixture, addTwoCompanies } from './two-companies.ts';
import { addAlert } from './fixtures.ts';

export let server: TestServer;
export let one: CompanyFixture;
export let manager: SignedIn;
export let dispatcher: SignedIn;
export let viewer: SignedIn;
/** Four new alerts, one second apart: urgent, important, auto-open, and one of an unknown rule. */
export let ids: string[];
export let instants: number[];
let instant = Date.parse('2026-11-01T00:00:00.000Z');

export const iso = (ms: number | undefined): string => new Date(ms ?? Number.NaN).toISOString();
/** The range of this test's alerts. */
const thisTest = (): { start: string; end: string } => ({
  start: iso(instants[0]),
  end: iso(instants[3]),
});

export const act = (who: SignedIn, input: object): ReturnType<typeof graphql> =>
  graphql(server, who.accessToken, actionMutation, {
    input: {
      actionType: 'Resolve',
      data: '{"isResolved":true}',
      rawAlertId: [],
      selectionMode: 'Selection',
      dateRange: thisTest(),
      ...input,
    },
  });

export const stored = async (index: number): Promise<typeof rawAlerts.$inferSelect> => {
  const [row] = await server.db
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.id, Number(ids[index])));
  if (row === undefined) throw new Error('The alert has gone.');
  return row;
};

export const head = async (): Promise<number> =>
  (await act(manager, { actionType: 'Read', data: null, rawAlertId: ['0'] })).seq;

/** Registers the hooks that start and stop the server of a test file. */
export function setUpActionServer(): void {
  beforeAll(async () => {
    server = await startTestServer();
    one = (await addTwoCompanies(server.db)).one;
    manager = await signIn(server, one.manager);
    dispatcher = await signIn(server, one.dispatcher);
    viewer = await signIn(server, one.viewer);
  });

  afterAll(() => server.close());

  beforeEach(async () => {
    ids = [];
    instants = [];
    instant += 3_600_000;
    for (const rule of [one.urgentRule, one.importantRule, one.popupRule, 999_999]) {
      instant += 1_000;
      instants.push(instant);
      const values = { vehicle: one.vehicle, alertRuleIds: [rule], createdOn: new Date(instant) };
      ids.push(String((await addAlert(server.db, server.clock, values)).id));
    }
  });
}
