import { createHttpAlertSource } from '@pantau/alert-center/http';
import { type AlertSourceHarness, alertSourceContract } from '@pantau/alert-center/testing';
import { type Clock, systemClock } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import {
  type TestServer,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';
import {
  type AddedUser,
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
} from '../../apps/reference-server/src/testing/fixtures.ts';
import { drivers } from '../../apps/reference-server/src/db/schema.ts';
import { addGroup } from '../../apps/reference-server/src/testing/rule-fixtures.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer({ settings: { pongSeconds: 0.2, accessTokenSeconds: 86_400 } });
});

afterAll(() => server.close());

const fleetTask = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** As stored by ingest. */
const fleetOrder = {
  foNumber: 'FO-1',
  foId: '7',
  logId: '9',
  detail: {
    location: 'DC Rungkut',
    total_fo_duration: 7_200,
    target_time: '2026-11-20T07:00:00.000Z',
    actual_time: null,
    point_location_name: null,
    point_in_km: 3.4,
    estimated_target_time: null,
    planned_activities_duration: 1_800,
  },
};

const SPEED = 5;
const startedAt = systemClock.now();

/**
 * Time passes five times as fast, so that a silent connection is noticed after 4 s. Timeouts of requests
 * stay as long as they are.
 */
const fastClock: Clock = {
  ...systemClock,
  now: () => startedAt + (systemClock.now() - startedAt) * SPEED,
  setInterval: (run, ms) => systemClock.setInterval(run, ms / SPEED),
};

const person = ({ id, fullname }: AddedUser) => ({ userId: String(id), fullname });

/** Creates a company on the shared server; the first user's socket runs through a fault proxy. */
async function create(): Promise<AlertSourceHarness> {
  const { db, clock, url } = server;
  companies += 1;
  const companyId = companies;
  await addCompany(db, companyId);
  const alertScopes = [
    scopes.alertCenterMain,
    scopes.alertCenterUrgent,
    scopes.alertAction,
    scopes.alertNote,
  ];
  const [me, colleague] = [
    await addUser(db, companyId, [
      ...alertScopes,
      ...fleetTask,
      scopes.vehicleGroupsRead,
      scopes.companyUpdate,
    ]),
    await addUser(db, companyId, alertScopes),
  ];
  const vehicle = await addVehicle(db, companyId);
  const rules = {
    urgent: await addRule(db, companyId, 'Urgent', [me, colleague]),
    important: await addRule(db, companyId, 'Important', [me, colleague]),
  };
  const proxy = await startFaultProxy(url);

  const createSource = async (user: AddedUser, socketUrl: string) => {
    const { accessToken } = await signIn(server, user);
    return createHttpAlertSource({
      baseUrl: url,
      socketUrl,
      companyId,
      getToken: () => Promise.resolve(accessToken),
      random: () => 0.1,
      clock: fastClock,
    });
  };
  const arrive = async (
    alertRuleIds: number[],
    createdOn: number,
    fields: Partial<Parameters<typeof addAlert>[2]> = {},
  ): Promise<string> => {
    const at = new Date(createdOn);
    const alert = await addAlert(db, clock, { vehicle, alertRuleIds, createdOn: at, ...fields });
    server.app.liveFeed.changed(companyId);
    return String(alert.id);
  };

  return {
    me: { person: person(me), source: await createSource(me, proxy.origin) },
    colleague: { person: person(colleague), source: await createSource(colleague, url) },
    arrive: ({ urgency, createdOn }) =>
      arrive([rules[urgency]], createdOn, { alertCode: urgency === 'urgent' ? 8 : 15 }),
    arriveEmergency: ({ urgency, createdOn }) =>
      arrive([rules[urgency]], createdOn, { alertCode: 1 }),
    arriveOfTask: (createdOn) =>
      arrive([rules.important], createdOn, { alertCode: 138, fleetOrder }),
    async arriveFindable(alert) {
      const { urgency, licensePlate, alertCode, address, fenceName, foNumber } = alert;
      const found = await addVehicle(db, companyId, { licensePlate });
      if (alert.inGroup) await addGroup(db, companyId, 'Java', [found]);
      const [driver] =
        alert.driver === null
          ? []
          : await db.insert(drivers).values({ companyId, fullname: alert.driver }).returning();
      return arrive([rules[urgency]], alert.createdOn, {
        ...{ vehicle: found, alertCode, address, driverId: driver?.id ?? null },
        ...(fenceName !== null && { geofences: [{ geofenceId: null, fenceName }] }),
        ...(foNumber !== null && { fleetOrder: { ...fleetOrder, foNumber } }),
      });
    },
    arriveUnseen: () => arrive([], clock.now()),
    hasOwners: true,
    hasPresence: true,
    editsQuickNotes: true,
    listsVehicleAlerts: true,
    listsFalseRules: true,
    skipTime(ms) {
      clock.shift(ms);
      return Promise.resolve();
    },
    cut() {
      proxy.hold();
      proxy.cut();
      return Promise.resolve();
    },
    stall() {
      proxy.hold();
      return Promise.resolve();
    },
    connections: () => proxy.open,
    restore() {
      proxy.release();
      return Promise.resolve();
    },
    now: () => clock.now(),
    // One polling interval of the suite.
    // eslint-disable-next-line no-restricted-syntax
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    close: () => proxy.close(),
  };
}

alertSourceContract({ name: 'The HTTP adapter on the reference server', create, describe, it });
