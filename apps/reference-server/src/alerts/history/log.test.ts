import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '@pantau/core/contract';
import { drivers, userLogs } from '../../db/schema.ts';
import { graphql, signIn } from '../../testing/client.ts';
import { addAlert, addRule, addUser, addVehicle, type AddedUser } from '../../testing/fixtures.ts';
import { logQuery } from '../../testing/history-operations.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../../testing/two-companies.ts';

let server: TestServer;
let one: CompanyFixture;
let auditor: AddedUser;
const tokens = { auditor: '', noUrgent: '', manager: '', other: '' };
const start = Date.parse('2026-03-01T00:00:00.000Z');
const minute = (n: number): Date => new Date(start + n * 60_000);

beforeAll(async () => {
  server = await startTestServer();
  const { one: first, two } = await addTwoCompanies(server.db);
  one = first;
  const { db, clock } = server;
  const reader = [scopes.logNotification, scopes.alertCenterUrgent];
  auditor = await addUser(db, 1, reader, { fullname: 'Ratna Dewi' });
  const noUrgent = await addUser(db, 1, [scopes.logNotification]);
  const other = await addUser(db, 2, reader);
  const urgent = await addRule(db, 1, 'Urgent', [auditor, noUrgent]);
  const important = await addRule(db, 1, 'Important', [auditor, noUrgent]);
  const foreign = await addRule(db, 2, 'Important', [other]);
  const [driver] = await db
    .insert(drivers)
    .values({ companyId: 1, fullname: 'Slamet' })
    .returning();
  const truck = await addVehicle(db, 1, { licensePlate: 'B 9482 KXT' });
  const alertOf = async (values: Parameters<typeof addAlert>[2]): Promise<number> =>
    (await addAlert(db, clock, values)).id;
  const driverId = driver?.id ?? 0;
  const sos = await alertOf({ vehicle: truck, alertRuleIds: [urgent], alertCode: 1, driverId });
  const speed = await alertOf({ vehicle: one.vehicle, alertRuleIds: [important] });
  const hidden = await alertOf({ vehicle: truck, alertRuleIds: [] });
  const theirs = await alertOf({ vehicle: two.vehicle, alertRuleIds: [foreign] });
  const log = (
    rawAlertId: number,
    user: AddedUser,
    at: number,
    values: Pick<typeof userLogs.$inferInsert, 'typeField' | 'data'>,
  ) => ({
    companyId: user.companyId,
    rawAlertId,
    userId: user.id,
    createdOn: minute(at),
    ...values,
  });
  const resolve = { typeField: 'Resolve', data: '{"isResolved":true}' } as const;
  const note = { typeField: 'Feedback', data: 'sudah dihubungi' } as const;
  await db
    .insert(userLogs)
    .values([
      log(sos, one.manager, 1, note),
      log(sos, auditor, 2, resolve),
      log(speed, one.manager, 3, resolve),
      log(speed, one.manager, 3, note),
      log(hidden, one.manager, 4, resolve),
      log(theirs, two.manager, 5, resolve),
    ]);
  tokens.auditor = (await signIn(server, auditor)).accessToken;
  tokens.noUrgent = (await signIn(server, noUrgent)).accessToken;
  tokens.manager = (await signIn(server, one.manager)).accessToken;
  tokens.other = (await signIn(server, other)).accessToken;
});

afterAll(() => server.close());

const read = (filter: object, token = tokens.auditor): ReturnType<typeof graphql> =>
  graphql(server, token, logQuery, { filter });
interface Entry {
  readonly createdOn: string;
  readonly typeField: string;
}
const entriesOf = ({ data }: { data: Entry[] }): string[] =>
  data.map(
    ({ createdOn, typeField }) => `${(Date.parse(createdOn) - start) / 60_000} ${typeField}`,
  );

describe('the log', () => {
  it('lists who did what with which alert, newest first, by pages (RS-211)', async () => {
    const page = await read({ page: 1, show: 3 });
    expect(entriesOf(page)).toEqual(['3 Feedback', '3 Resolve', '2 Resolve']);
    expect(page).toMatchObject({ isSuccessful: true, page: 1, show: 3, total: 4 });
    expect(entriesOf(await read({ page: 2, show: 3 }))).toEqual(['1 Feedback']);
    expect(page.data[2]).toMatchObject({
      data: '{"isResolved":true}',
      user: { userId: String(auditor.id), fullname: 'Ratna Dewi' },
      alert: { alertCode: 1, isUrgent: true },
    });
    expect(await read({ page: 9 })).toMatchObject({ total: 4, data: [] });
  });

  it('is filtered by date and action, and searched by plate, driver and user (RS-211)', async () => {
    const cases: [object, string[]][] = [
      [{ startDate: minute(2), endDate: minute(2) }, ['2 Resolve']],
      [{ typeField: ['Feedback'] }, ['3 Feedback', '1 Feedback']],
      [{ typeField: [] }, []],
      [{ search: 'b9482' }, ['2 Resolve', '1 Feedback']],
      [{ search: 'slamet ratna' }, ['2 Resolve']],
      [{ search: one.manager.fullname }, ['3 Feedback', '3 Resolve', '1 Feedback']],
      [{ search: '%' }, []],
    ];
    for (const [filter, expected] of cases) {
      const page = await read(filter);
      expect(entriesOf(page), JSON.stringify(filter)).toEqual(expected);
      expect(page.total, JSON.stringify(filter)).toBe(expected.length);
    }
    const reversed = { startDate: minute(2), endDate: minute(1) };
    for (const filter of [reversed, { show: 101 }, { search: 'x'.repeat(201) }]) {
      expect(await read(filter)).toMatchObject({ errorName: 'INVALID_INPUT', data: null });
    }
  });

  it('has only entries about alerts that the user can see, and needs its scope (RS-212)', async () => {
    expect(entriesOf(await read({}, tokens.noUrgent))).toEqual(['3 Feedback', '3 Resolve']);
    expect(entriesOf(await read({}, tokens.other))).toEqual(['5 Resolve']);
    expect(await read({}, tokens.manager)).toMatchObject({ errorName: 'FORBIDDEN', data: null });
  });
});
