import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { openLive, type LiveClient, type LiveMessage } from '../testing/live-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import {
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
  type AddedVehicle,
} from '../testing/world.ts';

const all = [scopes.alertCenterMain, scopes.alertCenterUrgent, scopes.sharedVehicle];

let server: TestServer;
let manager: SignedIn;
let dispatcher: SignedIn;
let vehicle: AddedVehicle;
let urgentRule: number;
let importantRule: number;

beforeAll(async () => {
  server = await startTestServer({ settings: { pongSeconds: 0.5 } });
  const { db } = server;
  await addCompany(db, 1);
  const managerUser = await addUser(db, 1, all);
  const dispatcherUser = await addUser(db, 1, all);
  vehicle = await addVehicle(db, 1);
  urgentRule = await addRule(db, 1, 'Urgent', [managerUser, dispatcherUser]);
  importantRule = await addRule(db, 1, 'Important', [managerUser]);
  manager = await signIn(server, managerUser);
  dispatcher = await signIn(server, dispatcherUser);
});

afterAll(() => server.close());

const payloadOf = async ({ accessToken }: SignedIn, filter = {}): Promise<string> => {
  const query = 'query($filter: PayloadFilterInput) { payload(filter: $filter) { payload } }';
  return (await graphql(server, accessToken, query, { filter })).payload;
};

const listen = async (who: SignedIn): Promise<LiveClient> =>
  openLive(server, who.accessToken, await payloadOf(who));

const arrive = async (alertRuleIds: number[]): Promise<string> => {
  const alert = await addAlert(server.db, server.clock, { vehicle, alertRuleIds });
  server.app.liveFeed.changed(1);
  return String(alert.id);
};

const isAlert = (id: string) => (message: LiveMessage) =>
  message.type === 'alert-center-1' && message.data.rawAlertId === id;

describe('the live feed', () => {
  it('tells an alert to those who are subscribed to one of its rules, and PONG to all', async () => {
    const [hears, doesNot] = [await listen(manager), await listen(dispatcher)];
    const id = await arrive([importantRule]);
    const alert = await hears.next(isAlert(id));
    expect(alert.data).toMatchObject({ isUrgent: false, isImportant: true, seq: alert.seq });
    await doesNot.next((message) => message.type === 'PONG' && message.seq === alert.seq);
    expect(doesNot.messages.some((message) => message.type !== 'PONG')).toBe(false);
    hears.close();
    doesNot.close();
  });

  it('tells what somebody did, by the alerts that the receiver may see', async () => {
    const ids = [await arrive([importantRule]), await arrive([urgentRule])];
    const other = await listen(dispatcher);
    const mutation = `mutation($input: RawAlertsActionInput!) {
      upsertRawAlertsAction(input: $input) { isSuccessful message seq items { outcome } }
    }`;
    const now = server.clock.now();
    const input = {
      actionType: 'Resolve',
      data: '{"isResolved": true}',
      rawAlertId: ids,
      selectionMode: 'Selection',
      dateRange: { start: new Date(now - 60_000).toISOString(), end: new Date(now).toISOString() },
    };
    const result = await graphql(server, manager.accessToken, mutation, { input });
    expect(result).toMatchObject({
      isSuccessful: true,
      items: [{ outcome: 'applied' }, { outcome: 'applied' }],
    });
    const told = await other.next((message) => message.type === 'alert-center-resolve-1');
    expect(told).toMatchObject({
      seq: result.seq,
      data: { rawAlertIds: [ids[1]], isResolved: true, user: { userId: manager.user['userId'] } },
    });
    other.close();
  });
});
