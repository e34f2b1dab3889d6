import { createHttpAlertSource } from '@pantau/alert-center/http';
import { createHttpAlertHistory } from '@pantau/alert-center/history/http';
import { type AlertHistoryHarness, alertHistoryContract } from '@pantau/alert-center/testing';
import { scopes } from '@pantau/core/contract';
import { describe, it } from 'vitest';
import { drivers } from '../../apps/reference-server/src/db/schema.ts';
import {
  type AddedUser,
  addAlert,
  addRule,
  addUser,
  addVehicle,
} from '../../apps/reference-server/src/testing/fixtures.ts';
import { addGroup } from '../../apps/reference-server/src/testing/rule-fixtures.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const {
  alertCenterMain,
  alertCenterUrgent,
  alertAction,
  alertNote,
  logNotification,
  vehicleGroupsRead,
} = scopes;

/** Creates a company on the shared server. */
async function create(): Promise<AlertHistoryHarness> {
  const { db, clock } = shared.server;
  const companyId = await shared.addCompany();
  const acting = [alertCenterMain, alertCenterUrgent, alertAction, alertNote];
  const users = [
    await addUser(db, companyId, [...acting, logNotification, vehicleGroupsRead], {
      fullname: 'Ratna Dewi',
    }),
    await addUser(db, companyId, acting, { fullname: 'Budi Santoso' }),
    await addUser(db, companyId, [alertCenterMain], { fullname: 'Maya Lestari' }),
  ];
  const rules = {
    urgent: await addRule(db, companyId, 'Urgent', users),
    important: await addRule(db, companyId, 'Important', users),
  };
  const plates = ['B 9482 KXT', 'KT 8034 BP'] as const;
  const trucks = [
    await addVehicle(db, companyId, { licensePlate: plates[0] }),
    await addVehicle(db, companyId, { licensePlate: plates[1] }),
  ];
  const fullname = 'Slamet Riyadi';
  const [driver] = await db.insert(drivers).values({ companyId, fullname }).returning();

  const personOf = async (user: AddedUser | undefined) => {
    if (user === undefined) throw new Error('The user was not added');
    const connection = await shared.connect(user);
    return {
      person: { userId: String(user.id), fullname: user.fullname },
      alerts: createHttpAlertSource({ ...connection, companyId }),
      history: createHttpAlertHistory(connection),
    };
  };
  const arrive = async (values: Parameters<typeof addAlert>[2]): Promise<string> =>
    String((await addAlert(db, clock, values)).id);
  const truckOf = (index: number) => {
    const truck = trucks[index];
    if (truck === undefined) throw new Error('The vehicle was not added');
    return truck;
  };

  const groupOf = async (name: string, index: number) => {
    const group = await addGroup(db, companyId, name, [truckOf(index)]);
    return { id: String(group.id), name };
  };

  return {
    vehicleGroups: [await groupOf('Jabodetabek', 0), await groupOf('Kalimantan', 1)],
    me: await personOf(users[0]),
    colleague: await personOf(users[1]),
    viewer: await personOf(users[2]),
    vehicles: [
      { licensePlate: plates[0], driver: fullname },
      { licensePlate: plates[1], driver: null },
    ],
    arrive: ({ urgency, createdOn, alertCode = 15, vehicle = 0, alertFlag = null }) =>
      arrive({
        ...{ vehicle: truckOf(vehicle), alertCode, alertFlag },
        alertRuleIds: [rules[urgency]],
        createdOn: new Date(createdOn),
        driverId: vehicle === 0 ? (driver?.id ?? null) : null,
      }),
    arriveUnseen: () => arrive({ vehicle: truckOf(0), alertRuleIds: [] }),
    now: () => clock.now(),
    // One polling interval of the suite.
    // eslint-disable-next-line no-restricted-syntax
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    close: () => Promise.resolve(),
  };
}

alertHistoryContract({ name: 'The HTTP adapter on the reference server', create, describe, it });
