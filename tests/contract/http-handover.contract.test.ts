import { createHttpAlertSource } from '@pantau/alert-center/http';
import { createHttpHandover } from '@pantau/alert-center/handover/http';
import { type HandoverHarness, handoverContract } from '@pantau/alert-center/testing';
import { scopes } from '@pantau/core/contract';
import { describe, it } from 'vitest';
import {
  type AddedUser,
  addAlert,
  addRule,
  addUser,
  addVehicle,
} from '../../apps/reference-server/src/testing/fixtures.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const { alertCenterMain, alertCenterUrgent, alertAction, alertNote } = scopes;

/** Creates a company on the shared server. */
async function create(): Promise<HandoverHarness> {
  const { db, clock } = shared.server;
  const companyId = await shared.addCompany();
  const acting = [alertCenterMain, alertCenterUrgent, alertAction, alertNote];
  const users = [
    await addUser(db, companyId, acting, { fullname: 'Ratna Dewi' }),
    await addUser(db, companyId, acting, { fullname: 'Budi Santoso' }),
    await addUser(db, companyId, [alertCenterMain], { fullname: 'Maya Lestari' }),
  ];
  const rules = {
    urgent: await addRule(db, companyId, 'Urgent', users),
    important: await addRule(db, companyId, 'Important', users),
  };
  const vehicle = await addVehicle(db, companyId, { licensePlate: 'B 9482 KXT' });
  const personOf = async (user: AddedUser | undefined) => {
    if (user === undefined) throw new Error('The user was not added');
    const connection = await shared.connect(user);
    return {
      person: { userId: String(user.id), fullname: user.fullname },
      alerts: createHttpAlertSource({ ...connection, companyId }),
      handover: createHttpHandover(connection),
    };
  };
  const me = await personOf(users[0]);
  return {
    me,
    colleague: await personOf(users[1]),
    viewer: await personOf(users[2]),
    async arrive({ urgency, createdOn }) {
      const added = { vehicle, alertCode: 15, alertRuleIds: [rules[urgency]] };
      const { id } = await addAlert(db, clock, { ...added, createdOn: new Date(createdOn) });
      const [alert] = await me.alerts.readAlerts([String(id)]);
      if (alert === undefined) throw new Error('The alert was not added');
      return alert;
    },
    now: () => clock.now(),
    // One polling interval of the suite.
    // eslint-disable-next-line no-restricted-syntax
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    close: () => Promise.resolve(),
  };
}

handoverContract({ name: 'The HTTP adapter on the reference server', create, describe, it });
