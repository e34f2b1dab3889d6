import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertRuleUsers, rawAlerts, userLogs } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import {
  actionMutation,
  anyDate,
  missedQuery,
  payloadQuery,
  rawAlertsQuery,
  totalsQuery,
} from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addAlert } from '../testing/fixtures.ts';

/* What company 2 tries on company 1 by GraphQL and ingest; by socket: live/live.test.ts. */
let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let ours: SignedIn;
let theirs: SignedIn;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  ours = await signIn(server, one.manager);
  theirs = await signIn(server, two.manager);
});

afterAll(() => server.close());

beforeEach(async () => {
  ids = [];
  // The last one even carries rules of company 2.
  for (const rules of [
    [one.urgentRule],
    [one.importantRule],
    [two.urgentRule, two.importantRule],
  ]) {
    const alert = await addAlert(server.db, server.clock, {
      vehicle: one.vehicle,
      alertRuleIds: rules,
    });
    ids.push(String(alert.id));
  }
});

const ask = (who: SignedIn, query: string, variables: object): ReturnType<typeof graphql> =>
  graphql(server, who.accessToken, query, variables as Record<string, unknown>);

const everything = (): Promise<unknown[]> =>
  Promise.all([
    server.db.select().from(rawAlerts).orderBy(rawAlerts.id),
    server.db.select().from(userLogs),
  ]);

describe('company 2', () => {
  it('reads no alert of company 1: by id, vehicle, cursor or number (RS-8)', async () => {
    const { pagination } = await ask(ours, rawAlertsQuery, { filter: {} });
    const vehicleId = [String(one.vehicle.id), String(one.sharedVehicle.id)];
    for (const filter of [
      {},
      { rawAlertId: ids },
      { vehicleId },
      { isUrgent: true, rawAlertId: ids },
      { isSharedVehicle: true, rawAlertId: ids },
      { pagination: { after: pagination.startCursor } },
      { pagination: { after: pagination.endCursor }, orderBy: { createdOn: 'asc' } },
    ]) {
      const {
        isSuccessful,
        data,
        pagination: page,
      } = await ask(theirs, rawAlertsQuery, { filter });
      expect([isSuccessful, data, page.total], JSON.stringify(filter)).toEqual([true, [], 0]);
    }
    const missed = await ask(theirs, missedQuery, { since: 0, isSharedVehicle: true });
    expect(missed).toMatchObject({ alerts: [], head: 0 });
    const totals = await ask(theirs, totalsQuery, { filter: { isSharedVehicle: true } });
    expect(totals).toMatchObject({ head: 0, data: [{ unresolved: 0 }, { unresolved: 0 }] });
  });

  it('changes nothing of company 1, in whatever mode (RS-8)', async () => {
    const before = await everything();
    for (const input of [
      { selectionMode: 'Selection', rawAlertId: ids },
      { selectionMode: 'All', rawAlertId: [] },
      { selectionMode: 'All', rawAlertId: [], vehicleId: [String(one.vehicle.id)] },
      { selectionMode: 'Exclude', rawAlertId: ['1'], isSharedVehicle: true },
    ]) {
      for (const [actionType, data] of [
        ['Read', null],
        ['Resolve', '{"isResolved":true}'],
        ['Feedback', 'was here'],
      ]) {
        const action = { actionType, data, dateRange: anyDate, ...input };
        const result = await ask(theirs, actionMutation, { input: action });
        expect(result).toMatchObject({ isSuccessful: true, seq: 0, data: { updatedAlerts: 0 } });
        for (const item of result.items)
          expect(item).toMatchObject({ outcome: 'notFound', alert: null });
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('hears nothing by rules of company 1, though its user were subscribed to them', async () => {
    const stray = await signIn(server, two.unsubscribed);
    for (const alertRuleId of [one.urgentRule, one.importantRule]) {
      await server.db.insert(alertRuleUsers).values({ alertRuleId, userId: two.unsubscribed.id });
    }
    const { subscribedAlertRules } = await ask(stray, payloadQuery, {});
    expect(subscribedAlertRules).toEqual({
      urgentAlertRules: [],
      importantAlertRules: [],
      autoPopupAlertRules: [],
    });
  });

  it('sends in nothing for vehicles of company 1 (RS-8)', async () => {
    const before = await everything();
    const alert = {
      imei: one.vehicle.imei,
      alertCode: 8,
      createdOn: new Date(server.clock.now()).toISOString(),
    };
    const headers = { authorization: 'Bearer test-key-2' };
    const response = await postJson(server, '/api/ingest/alerts', [alert], headers);
    expect(await response.json()).toMatchObject({ results: [{ outcome: 'unknownDevice' }] });
    expect(await everything()).toEqual(before);
  });
});

it('company 1 sees its own all the while', async () => {
  const { data } = await ask(ours, rawAlertsQuery, { filter: { rawAlertId: ids } });
  const seen = data.map(({ rawAlertId }: { rawAlertId: string }) => rawAlertId);
  expect(seen).toEqual([ids[1], ids[0]]);
});
