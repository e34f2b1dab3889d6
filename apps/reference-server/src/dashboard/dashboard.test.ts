import { menuScopes, scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, rawAlerts, users, vehiclePositions, vehicles } from '../db/schema.ts';
import { signIn, type SignedIn } from '../testing/client.ts';
import { addAlert, addCompany, addUser, addVehicle } from '../testing/fixtures.ts';
import { addOrder } from '../testing/orders.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
type Json = any;

const everything = [
  scopes.alertCenterMain,
  scopes.alertCenterUrgent,
  scopes.salesOrderRead,
  menuScopes.dashboardVehicleMap,
];

let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let own: SignedIn;
let foreign: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  for (const { manager } of [one, two]) {
    await server.db.update(users).set({ scopes: everything }).where(eq(users.id, manager.id));
  }
  [own, foreign] = [await signIn(server, one.manager), await signIn(server, two.manager)];
});

afterAll(() => server.close());

beforeEach(() => server.db.delete(rawAlerts));

async function get(tile: string, user: SignedIn = own): Promise<{ status: number; body: Json }> {
  const headers = { authorization: `Bearer ${user.accessToken}`, 'accept-language': 'en' };
  const response = await fetch(`${server.url}/api/dashboard/${tile}`, { headers });
  return { status: response.status, body: await response.json() };
}

const at = (text: string): Date => new Date(text);

/** Adds an alert of company 1. */
const add = (createdOn: string, values: Partial<Parameters<typeof addAlert>[2]> = {}) =>
  addAlert(server.db, server.clock, {
    vehicle: one.vehicle,
    alertRuleIds: [one.importantRule],
    createdOn: at(createdOn),
    ...values,
  });

describe('what needs attention', () => {
  it('lists the oldest unresolved alerts first, with value and unit (RS-203)', async () => {
    const newest = await add('2026-11-20T07:00:00Z');
    const oldest = await add('2026-11-20T05:00:00Z', {
      alertRuleIds: [one.urgentRule],
      alertCode: 117,
      alertTrigger: 15_120,
    });
    await add('2026-11-20T04:00:00Z', { isResolved: true });
    await add('2026-11-20T04:30:00Z', { isFalseAlert: true });
    const { status, body } = await get('attention');
    expect(status).toBe(200);
    expect(body.alerts.map(({ id }: Json) => id)).toEqual(
      [oldest, newest].map(({ id }) => `${id}`),
    );
    expect(body.alerts[0]).toMatchObject({
      createdOn: '2026-11-20T05:00:00.000Z',
      urgency: 'urgent',
      value: { amount: 4.2, unit: 'h' },
    });
    expect(body.alerts[1]).toMatchObject({
      urgency: 'important',
      value: { amount: 92.5, unit: 'km/h' },
      event: { id: expect.any(String), en: expect.any(String) },
    });
    expect(body.totals).toEqual({ urgent: 1, important: 1 });
  });

  it('is limited in number and time, while the totals cover all of that time (RS-203)', async () => {
    await add('2026-11-18T05:00:00Z');
    const first = await add('2026-11-20T05:00:00Z');
    await add('2026-11-20T06:00:00Z');
    const { body } = await get('attention?limit=1&since=2026-11-19T00:00:00.000Z');
    expect(body.alerts.map(({ id }: Json) => id)).toEqual([String(first.id)]);
    expect(body.totals).toEqual({ urgent: 0, important: 2 });
    for (const query of ['limit=0', 'limit=51', 'limit=x', 'since=soon', 'limit=1&limit=2']) {
      expect([query, (await get(`attention?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('leaves out urgent alerts without their scope, other companies and shared vehicles (RS-207)', async () => {
    await add('2026-11-20T05:00:00Z', { alertRuleIds: [one.urgentRule] });
    await add('2026-11-20T05:30:00Z', { vehicle: one.sharedVehicle });
    const important = await add('2026-11-20T06:00:00Z');
    const viewer = await signIn(server, one.viewer);
    const { body } = await get('attention', viewer);
    expect(body.alerts.map(({ id }: Json) => id)).toEqual([String(important.id)]);
    expect(body.totals).toEqual({ urgent: null, important: 1 });
    const other = (await get('attention', foreign)).body;
    expect([other.alerts, other.totals]).toEqual([[], { urgent: 0, important: 0 }]);
    const unsubscribed = await signIn(server, one.unsubscribed);
    expect((await get('attention', unsubscribed)).body.alerts).toEqual([]);
  });
});

const countsOf = ({ hours }: Json): object =>
  Object.fromEntries(
    hours.flatMap(({ hour, urgent, important }: Json) =>
      urgent + important > 0 ? [[hour, [urgent, important]]] : [],
    ),
  );

describe('the alerts of a day by hour', () => {
  it.each([
    ['Asia/Jakarta', { 0: [0, 1], 7: [1, 0], 23: [0, 1] }],
    ['Asia/Makassar', { 1: [0, 1], 8: [1, 0] }],
    ['Asia/Jayapura', { 2: [0, 1], 9: [1, 0] }],
  ])('start and end at midnight in %s (RS-204)', async (zone, expected) => {
    await add('2026-11-19T14:59:59.999Z');
    await add('2026-11-19T17:00:00Z', { isResolved: true });
    await add('2026-11-20T00:30:00Z', { alertRuleIds: [one.urgentRule] });
    await add('2026-11-20T16:59:59.999Z');
    await add('2026-11-20T17:00:00Z');
    const { status, body } = await get(`alerts-by-hour?day=2026-11-20&time-zone=${zone}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ day: '2026-11-20', timeZone: zone });
    expect(body.hours.map(({ hour }: Json) => hour)).toEqual([...Array(24).keys()]);
    expect(countsOf(body)).toEqual(expected);
  });

  it('are those of today in the company’s time zone by default (RS-204)', async () => {
    await server.db
      .update(companies)
      .set({ timeZone: 'Asia/Jayapura' })
      .where(eq(companies.id, one.id));
    const { body } = await get('alerts-by-hour');
    const day = new Date(server.clock.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect(body).toMatchObject({ day, timeZone: 'Asia/Jayapura' });
  });

  it('count a day whose clocks change as its local hours (RS-204)', async () => {
    await add('2026-03-29T00:30:00Z');
    await add('2026-03-29T01:30:00Z');
    const { body } = await get('alerts-by-hour?day=2026-03-29&time-zone=Europe/Berlin');
    expect(countsOf(body)).toEqual({ 1: [0, 1], 3: [0, 1] });
  });

  it('leave out urgent alerts without their scope, and other companies (RS-207)', async () => {
    await add('2026-11-20T05:00:00Z', { alertRuleIds: [one.urgentRule] });
    await add('2026-11-20T06:00:00Z');
    const day = 'alerts-by-hour?day=2026-11-20&time-zone=UTC';
    const { hours } = (await get(day, await signIn(server, one.viewer))).body;
    expect([hours[5], hours[6]]).toEqual([
      { hour: 5, urgent: null, important: 0 },
      { hour: 6, urgent: null, important: 1 },
    ]);
    expect(countsOf((await get(day, foreign)).body)).toEqual({});
  });

  it('reject an invalid day and an unknown time zone (RS-204)', async () => {
    for (const query of ['day=2026-02-30', 'day=today', 'time-zone=Asia/Nowhere']) {
      expect([query, (await get(`alerts-by-hour?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('the orders by status', () => {
  it('are counted in every status, only in the own company (RS-205)', async () => {
    for (const status of ['DRAFT', 'DRAFT', 'ASSIGNED', 'CANCELED'] as const) {
      await addOrder(server.db, one.id, { status });
    }
    await addOrder(server.db, two.id, { status: 'COMPLETED' });
    const counts = async (user: SignedIn) =>
      (await get('orders-by-status', user)).body.orders.map((row: Json) => Object.values(row));
    expect(await counts(own)).toEqual([
      ['DRAFT', 2],
      ['CONFIRMED', 0],
      ['ASSIGNED', 1],
      ['COMPLETED', 0],
      ['CANCELED', 1],
    ]);
    expect((await counts(foreign)).map(([, count]: Json) => count)).toEqual([0, 0, 0, 1, 0]);
  });
});

describe('the vehicles', () => {
  it('have their last position and status; archived and foreign ones are left out (RS-206, RS-207)', async () => {
    const now = server.clock.now();
    const place = async (vehicle: { id: number; companyId: number }, age: number, speed: number) =>
      server.db.insert(vehiclePositions).values({
        companyId: vehicle.companyId,
        vehicleId: vehicle.id,
        recordedOn: new Date(now - age),
        latitude: -6.2,
        longitude: 106.8,
        speed,
        course: 90,
        ignition: true,
      });
    const archived = await addVehicle(server.db, one.id, { status: 'archived' });
    await place(one.vehicle, 60_000, 12);
    await place(one.vehicle, 1_000, 56.5);
    for (const vehicle of [archived, one.sharedVehicle, two.vehicle]) await place(vehicle, 0, 0);
    const { body } = await get('vehicles');
    expect(body.total).toBe(1);
    expect(body.vehicles).toEqual([
      {
        id: String(one.vehicle.id),
        licensePlate: expect.any(String),
        driver: null,
        latitude: -6.2,
        longitude: 106.8,
        heading: 90,
        speed: 56.5,
        status: 'moving',
        reportedOn: new Date(now - 1_000).toISOString(),
      },
    ]);
    await server.db.update(vehicles).set({ isShared: true }).where(eq(vehicles.id, one.vehicle.id));
    expect((await get('vehicles')).body).toMatchObject({ vehicles: [], total: 0 });
  });

  it('are searched by plate, with or without its spaces and literally, and limited; those that never reported are listed apart (RS-213, RS-263)', async () => {
    await addCompany(server.db, 3);
    const viewer = await signIn(
      server,
      await addUser(server.db, 3, [menuScopes.dashboardVehicleMap]),
    );
    for (const licensePlate of ['B 9123 XY', 'B 9124 XY', 'D 1 AB']) {
      const { id: vehicleId } = await addVehicle(server.db, 3, { licensePlate });
      await server.db.insert(vehiclePositions).values({
        companyId: 3,
        vehicleId,
        recordedOn: new Date(server.clock.now()),
        latitude: -6.2,
        longitude: 106.8,
      });
    }
    const found = async (query: string) => {
      const { body } = await get(`vehicles?${query}`, viewer);
      return [
        body.total,
        ...body.vehicles.map((one: { licensePlate: string }) => one.licensePlate).toSorted(),
      ];
    };
    expect(await found('search=b9123xy')).toEqual([1, 'B 9123 XY']);
    expect(await found('search=xy+912')).toEqual([2, 'B 9123 XY', 'B 9124 XY']);
    expect(await found('search=%25')).toEqual([0]);
    expect(await found('search=')).toHaveLength(4);
    expect(await found('search=xy&limit=1')).toHaveLength(2);
    for (const licensePlate of ['B 9125 XY', 'B 9120 XY']) {
      await addVehicle(server.db, 3, { licensePlate });
    }
    const unreported = async (query: string) =>
      (await get(`vehicles?${query}`, viewer)).body.unreported.map(
        (one: { licensePlate: string }) => one.licensePlate,
      );
    expect(await unreported('search=xy')).toEqual(['B 9120 XY', 'B 9125 XY']);
    expect(await unreported('search=xy&limit=3')).toEqual(['B 9120 XY']);
    expect(await unreported('search=d1')).toEqual([]);
    expect(await unreported('search=')).toEqual([]);
    for (const invalid of ['limit=0', 'limit=5001', 'search=a&search=b']) {
      expect((await get(`vehicles?${invalid}`, viewer)).status, invalid).toBe(400);
    }
  });
});
