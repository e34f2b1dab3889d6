import { eq } from 'drizzle-orm';
import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertActions,
  alertOwnerChanges,
  alertSnoozes,
  rawAlerts,
  shiftHandovers,
  userLogs,
  vehicles,
} from '../db/schema.ts';
import { startRetention } from '../db/retention.ts';
import { silentLogger } from '../lib/logger.ts';
import { graphql, signIn } from '../testing/client.ts';
import { addAlert, addUser } from '../testing/fixtures.ts';
import { handoverQuery, recordHandoverMutation } from '../testing/handover-operations.ts';
import { ownerMutation } from '../testing/alert-owner-operations.ts';
import { actionMutation, anyDate } from '../testing/operations.ts';
import { snoozeMutation } from '../testing/snooze-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { HANDOVER_NOTE_MAX } from './record-handover.ts';

const HOUR_MS = 3_600_000;
const plate = 'B 9482 KXT';

let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
const tokens = { manager: '', dispatcher: '', viewer: '', reader: '', stranger: '' };

beforeAll(async () => {
  server = await startTestServer({ settings: { accessTokenSeconds: 86_400 } });
  ({ one, two } = await addTwoCompanies(server.db));
  await server.db
    .update(vehicles)
    .set({ licensePlate: plate })
    .where(eq(vehicles.id, one.vehicle.id));
  for (const name of ['manager', 'dispatcher', 'viewer'] as const) {
    tokens[name] = (await signIn(server, one[name])).accessToken;
  }
  const reader = await addUser(server.db, one.id, [scopes.alertCenterMain]);
  tokens.reader = (await signIn(server, reader)).accessToken;
  tokens.stranger = (await signIn(server, two.manager)).accessToken;
});

beforeEach(async () => {
  for (const table of [
    shiftHandovers,
    alertSnoozes,
    userLogs,
    alertActions,
    alertOwnerChanges,
    rawAlerts,
  ]) {
    await server.db.delete(table);
  }
});

afterAll(() => server.close());

const read = async (token = tokens.manager, filter: object = {}) =>
  (await graphql(server, token, handoverQuery, { filter })).data;

const record = (
  input: { readonly previousId?: string | null; readonly note?: string },
  token = tokens.manager,
) => graphql(server, token, recordHandoverMutation, { input }, { 'accept-language': 'en' });

/** Adds an alert that arrived so many hours ago. */
async function alert(hoursAgo: number, values: object = {}): Promise<string> {
  const createdOn = new Date(server.clock.now() - hoursAgo * HOUR_MS);
  const all = { vehicle: one.vehicle, alertRuleIds: [one.importantRule], createdOn, ...values };
  return String((await addAlert(server.db, server.clock, all)).id);
}

/** Adds a handover of so many hours ago. */
const add = (hoursAgo: number) =>
  server.db.insert(shiftHandovers).values({
    companyId: one.id,
    userId: one.dispatcher.id,
    createdOn: new Date(server.clock.now() - hoursAgo * HOUR_MS),
    note: `${hoursAgo} h ago`,
  });

const act = (
  actionType: string,
  ids: readonly string[],
  data: string | null,
  token = tokens.manager,
) =>
  graphql(server, token, actionMutation, {
    input: {
      ...{ actionType, data, selectionMode: 'Selection', rawAlertId: ids },
      dateRange: anyDate,
    },
  });

const resolve = (ids: readonly string[], token?: string, isResolved = true) =>
  act('Resolve', ids, JSON.stringify({ isResolved }), token);

const markFalse = (ids: readonly string[], token?: string) =>
  act('FalseAlert', ids, JSON.stringify({ isFalseAlert: true, reason: 'Shadow' }), token);

interface Row {
  readonly rawAlertId: string;
}
const idsOf = ({ alerts }: { readonly alerts: readonly Row[] }): readonly string[] =>
  alerts.map(({ rawAlertId }) => rawAlertId);

describe('the handover of a shift', () => {
  it('lists what is open of 48 hours, urgent first, then the newest, with who owns it (RS-650)', async () => {
    const old = await alert(47);
    const urgent = await alert(20, { alertRuleIds: [one.urgentRule], alertCode: 1 });
    const young = await alert(1, { isRead: true, address: 'Jl. Raya Cikampek' });
    await alert(49);
    await alert(2, { isResolved: true });
    await alert(2, { isFalseAlert: true });
    await alert(2, { alertRuleIds: [] });
    await graphql(server, tokens.dispatcher, ownerMutation, {
      input: { rawAlertId: [old], ownerId: String(one.dispatcher.id) },
    });
    const handover = await read();
    expect(idsOf(handover)).toEqual([urgent, young, old]);
    expect(handover).toMatchObject({ urgent: 1, important: 2, previous: null, noteCount: 0 });
    expect(handover.alerts[1]).toMatchObject({
      isRead: true,
      isUrgent: false,
      licensePlate: plate,
      address: 'Jl. Raya Cikampek',
      owner: null,
    });
    expect(handover.alerts[2].owner.userId).toBe(String(one.dispatcher.id));
    expect(handover.alerts[0].isUrgent).toBe(true);
    expect(idsOf(await read(tokens.viewer))).toEqual([young, old]);
    expect(await read(tokens.viewer)).toMatchObject({ urgent: 0, important: 2 });
  });

  it('lists as many as requested, and counts all of them (RS-650)', async () => {
    for (const hours of [3, 2, 1]) await alert(hours);
    const handover = await read(tokens.manager, { show: 2 });
    expect(handover.alerts).toHaveLength(2);
    expect(handover.important).toBe(3);
    for (const show of [0, 501]) {
      const refused = await graphql(server, tokens.manager, handoverQuery, { filter: { show } });
      expect(refused).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
    }
  });

  it('states who snoozes what at this moment, and has noted what, to whoever sees it (RS-651)', async () => {
    const noted = await alert(1);
    const urgent = await alert(1, { alertRuleIds: [one.urgentRule] });
    const vehicleId = String(one.vehicle.id);
    await graphql(server, tokens.dispatcher, snoozeMutation, {
      input: { vehicleId, alertCode: 15, length: 'hour' },
    });
    await graphql(server, tokens.dispatcher, snoozeMutation, {
      input: { vehicleId: String(one.sharedVehicle.id), alertCode: 15, length: 'hour' },
    });
    await act('Feedback', [noted], 'Driver called', tokens.dispatcher);
    await act('Feedback', [urgent], 'Police called', tokens.dispatcher);
    const handover = await read();
    expect(handover.snoozes).toMatchObject([
      { vehicleId, alert: { alertCode: 15 }, user: { userId: String(one.dispatcher.id) } },
    ]);
    expect((await read(tokens.manager, { isSharedVehicle: true })).snoozes).toHaveLength(2);
    expect(handover.notes).toMatchObject([
      { text: 'Police called', rawAlertId: urgent },
      {
        text: 'Driver called',
        rawAlertId: noted,
        licensePlate: plate,
        user: { userId: String(one.dispatcher.id) },
      },
    ]);
    expect(handover.noteCount).toBe(2);
    expect(await read(tokens.viewer)).toMatchObject({
      noteCount: 1,
      notes: [{ text: 'Driver called' }],
    });
    server.clock.shift(2 * HOUR_MS);
    const later = await read();
    server.clock.shift(-2 * HOUR_MS);
    expect(later.snoozes).toEqual([]);
    expect(await read(tokens.stranger)).toMatchObject({ alerts: [], snoozes: [], notes: [] });
  });

  it('counts what people have settled, as far as it still is (RS-652)', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map((hours) => alert(hours)));
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    await resolve([a, b, c]);
    await resolve([c], tokens.manager, false);
    await markFalse([d], tokens.dispatcher);
    await resolve([e], tokens.dispatcher);
    await resolve([e], tokens.dispatcher, false);
    await resolve([e]);
    const { settled } = await read();
    const of = (id: number) =>
      settled.find(({ user }: { user: { userId: string } }) => user.userId === String(id));
    expect(of(one.manager.id)).toMatchObject({ resolved: 3, falseAlerts: 0 });
    expect(of(one.dispatcher.id)).toMatchObject({ resolved: 0, falseAlerts: 1 });
    expect(settled).toHaveLength(2);
  });

  it('counts arrivals, notes and settled alerts since the previous one, at most 48 hours back (RS-653)', async () => {
    const first = await alert(3);
    await alert(50);
    await act('Feedback', [first], 'Before');
    await resolve([first]);
    const before = await read();
    expect(before).toMatchObject({ arrived: 1, noteCount: 1, settled: [{ resolved: 1 }] });
    expect(Date.parse(before.readOn) - Date.parse(before.since)).toBe(48 * HOUR_MS);
    server.clock.shift(1_000);
    const { data } = await record({ note: ' Truck 3 waits for a tow.\u202E ' });
    expect(data).toMatchObject({
      note: 'Truck 3 waits for a tow.',
      user: { userId: String(one.manager.id) },
    });
    server.clock.shift(1_000);
    const after = await read(tokens.viewer);
    expect(after).toMatchObject({ arrived: 0, noteCount: 0, settled: [], previous: data });
    expect(after.since).toBe(data.createdOn);
    const second = await alert(0);
    await act('Feedback', [second], 'After');
    expect(await read()).toMatchObject({ arrived: 1, notes: [{ text: 'After' }] });
    await server.db.delete(shiftHandovers);
    await add(49);
    const late = await read();
    expect(late.previous.note).toBe('49 h ago');
    expect(Date.parse(late.readOn) - Date.parse(late.since)).toBe(48 * HOUR_MS);
  });

  it('is recorded once when two people do it at once, and only by who may act (RS-654)', async () => {
    const both = await Promise.all([record({}), record({}, tokens.dispatcher)]);
    expect(both.map(({ isSuccessful }) => isSuccessful).toSorted()).toEqual([false, true]);
    expect(both.find(({ isSuccessful }) => !isSuccessful)).toMatchObject({
      errorName: 'CONFLICT',
      message: 'Somebody else has just handed the shift over. Reload and check again.',
    });
    const { previous } = await read();
    expect(await record({ previousId: null })).toMatchObject({ errorName: 'CONFLICT' });
    expect(await record({ previousId: previous.handoverId }, tokens.reader)).toMatchObject({
      errorName: 'FORBIDDEN',
    });
    expect(await record({ previousId: previous.handoverId })).toMatchObject({
      isSuccessful: true,
      data: { note: null },
    });
    expect((await read(tokens.reader)).previous.user.userId).toBe(String(one.manager.id));
    // Each company has its own.
    expect((await read(tokens.stranger)).previous).toBeNull();
    expect(await record({}, tokens.stranger)).toMatchObject({ isSuccessful: true });
  });

  it('takes a note of at most 1,000 characters (RS-654)', async () => {
    const long = '\u{1F69A}'.repeat(HANDOVER_NOTE_MAX);
    expect(await record({ note: `${long}!` })).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect(await record({ note: 'a\0b' })).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect((await read()).previous).toBeNull();
    expect((await record({ note: long })).data.note).toBe(long);
  });

  it('is kept as long as the log (RS-655)', async () => {
    await add(401 * 24);
    await add(399 * 24);
    const { db, clock } = server;
    const settings = {
      ...{ alertRetentionDays: 400, logRetentionDays: 400 },
      ...{ positionRetentionDays: 90, videoRetentionDays: 30 },
    };
    const retention = startRetention({ db, clock, logger: silentLogger, settings });
    await retention.prune();
    await retention.stop();
    expect(await server.db.select({ note: shiftHandovers.note }).from(shiftHandovers)).toEqual([
      { note: '9576 h ago' },
    ]);
  });
});
