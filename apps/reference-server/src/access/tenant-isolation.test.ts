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

/**
 * Access of company 2 to company 1 over GraphQL and ingest; sockets are tested in
 * live/live.test.ts.
 */
let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let ownSession: SignedIn;
let otherSession: SignedIn;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  ownSession = await signIn(server, one.manager);
  otherSession = await signIn(server, two.manager);
});

afterAll(() => server.close());

beforeEach(async () => {
  ids = [];
  // The last alert has rules of company 2.
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

const sendQuery = (
  session: SignedIn,
  query: string,
  variables: object,
): ReturnType<typeof graphql> =>
  graphql(server, session.accessToken, query, variables as Record<string, unknown>);

const allRows = (): Promise<unknown[]> =>
  Promise.all([
    server.db.select().from(rawAlerts).orderBy(rawAlerts.id),
    server.db.select().from(userLogs),
  ]);

describe('company 2', () => {
  it('cannot read alerts of company 1 by id, vehicle, cursor or sequence number (RS-19)', async () => {
    const { pagination } = await sendQuery(ownSession, rawAlertsQuery, { filter: {} });
    const vehicleId = [String(one.vehicle.id), String(one.sharedVehicle.id)];
    for (const filter of [
      {},
      { rawAlertId: ids },
      { vehicleId },
      { isUrgent: true, rawAlertId: ids },
      { alertCode: [1, 8], isRead: false },
      { isSharedVehicle: true, rawAlertId: ids },
      { pagination: { after: pagination.startCursor } },
      { pagination: { after: pagination.endCursor }, orderBy: { createdOn: 'asc' } },
    ]) {
      const {
        isSuccessful,
        data,
        pagination: page,
      } = await sendQuery(otherSession, rawAlertsQuery, { filter });
      expect([isSuccessful, data, page.total], JSON.stringify(filter)).toEqual([true, [], 0]);
    }
    const missed = await sendQuery(otherSession, missedQuery, { since: 0, isSharedVehicle: true });
    expect(missed).toMatchObject({ alerts: [], head: 0 });
    const totals = await sendQuery(otherSession, totalsQuery, {
      filter: { isSharedVehicle: true },
    });
    expect(totals).toMatchObject({ head: 0, data: [{ unresolved: 0 }, { unresolved: 0 }] });
  });

  it('cannot change alerts of company 1 in any selection mode (RS-19)', async () => {
    const before = await allRows();
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
        const result = await sendQuery(otherSession, actionMutation, { input: action });
        expect(result).toMatchObject({ isSuccessful: true, seq: 0, data: { updatedAlerts: 0 } });
        for (const item of result.items)
          expect(item).toMatchObject({ outcome: 'notFound', alert: null });
      }
    }
    expect(await allRows()).toEqual(before);
  });

  it('gets no rules of company 1, even when subscribed to them (RS-19)', async () => {
    const subscriber = await signIn(server, two.unsubscribed);
    for (const alertRuleId of [one.urgentRule, one.importantRule]) {
      await server.db.insert(alertRuleUsers).values({ alertRuleId, userId: two.unsubscribed.id });
    }
    const { subscribedAlertRules } = await sendQuery(subscriber, payloadQuery, {});
    expect(subscribedAlertRules).toEqual({
      urgentAlertRules: [],
      importantAlertRules: [],
      autoPopupAlertRules: [],
    });
  });

  it('cannot ingest alerts for vehicles of company 1 (RS-19)', async () => {
    const before = await allRows();
    const alert = {
      imei: one.vehicle.imei,
      alertCode: 8,
      createdOn: new Date(server.clock.now()).toISOString(),
    };
    const headers = { authorization: 'Bearer test-ingest-key-of-company-2' };
    const response = await postJson(server, '/api/ingest/alerts', [alert], headers);
    expect(await response.json()).toMatchObject({ results: [{ outcome: 'unknownDevice' }] });
    expect(await allRows()).toEqual(before);
  });
});

it('company 1 still sees its own alerts (RS-19)', async () => {
  const { data } = await sendQuery(ownSession, rawAlertsQuery, { filter: { rawAlertId: ids } });
  const seen = data.map(({ rawAlertId }: { rawAlertId: string }) => rawAlertId);
  expect(seen).toEqual([ids[1], ids[0]]);
});
