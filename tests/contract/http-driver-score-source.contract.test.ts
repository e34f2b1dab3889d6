import { menuScopes, scopes } from '@pantau/core/contract';
import type { DriverScoreSettings } from '@pantau/core/driver-score';
import { createHttpScoreSource } from '@pantau/driver-score/http';
import { type DriverScoreHarness, driverScoreSourceContract } from '@pantau/driver-score/testing';
import { eq } from 'drizzle-orm';
import { describe, it } from 'vitest';
import {
  companies,
  drivers,
  vehicleGroupMembers,
} from '../../apps/reference-server/src/db/schema.ts';
import { codeOfCategory } from '../../apps/reference-server/src/driver-sums/score-codes.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import {
  type AddedDriver,
  addDriver,
  drive,
  driverUserScopes,
  markFalse,
  report,
} from '../../apps/reference-server/src/testing/driver-score-server.ts';
import { addRule, addUser } from '../../apps/reference-server/src/testing/fixtures.ts';
import { addGroup } from '../../apps/reference-server/src/testing/rule-fixtures.ts';
import { shareServer } from './shared-server.ts';

/** Each clause has two companies of its own. */
const COMPANIES = 100;

const keys = Array.from(
  { length: COMPANIES },
  (_, index) => `${index + 1}:test-ingest-key-of-company-${index + 1}`,
);
const shared = shareServer({ env: { PANTAU_INGEST_KEY: keys.join(',') } });

const timeZone = 'Asia/Jakarta';
const NOW = Date.parse('2026-11-20T12:00:00+07:00');
const allowed = [
  menuScopes.driverScore,
  scopes.vehicleGroupsRead,
  scopes.alertCenterMain,
  scopes.alertAction,
  scopes.sharedVehicle,
];

const settings: DriverScoreSettings = {
  base: 80,
  intervalType: 'distance',
  initialInterval: 100,
  initialBonus: 2,
  interval: 100,
  bonus: 1,
  costs: { harshBrake: 1, harshAccel: 1, overspeed: 2, sharpturn: 1 },
  minimumScores: { A: 90, B: 80, C: 70, D: 60 },
};

const wireSettings = {
  dsBase: settings.base,
  dsIntervalType: settings.intervalType,
  dsInitialInterval: settings.initialInterval,
  dsInitialBonus: settings.initialBonus,
  dsInterval: settings.interval,
  dsBonus: settings.bonus,
  dsCostBrake: settings.costs.harshBrake,
  dsCostAccel: settings.costs.harshAccel,
  dsCostOverspeed: settings.costs.overspeed,
  dsCostSharpturn: settings.costs.sharpturn,
  dsMinScoreA: settings.minimumScores.A,
  dsMinScoreB: settings.minimumScores.B,
  dsMinScoreC: settings.minimumScores.C,
  dsMinScoreD: settings.minimumScores.D,
};

/** Creates two companies on the shared server. */
async function create(): Promise<DriverScoreHarness> {
  const { server } = shared;
  const { db, clock } = server;
  clock.shift(NOW - clock.now());
  const companyId = await shared.addCompany({ timeZone });
  const foreignId = await shared.addCompany({ timeZone });
  await db.update(companies).set(wireSettings).where(eq(companies.id, companyId));
  const own = await shared.addUser(companyId, allowed);
  const other = await shared.addUser(foreignId, allowed);
  for (const alertCode of codeOfCategory.values()) {
    // Marks reach only the alerts of rules that the user is subscribed to.
    await addRule(db, companyId, 'Important', [own.user], { alertCode });
  }
  const session = await signIn(server, own.user);
  const added = new Map<string, AddedDriver>();
  const find = (driverId: string): AddedDriver => {
    const driver = added.get(driverId);
    if (driver === undefined) throw new Error('There is no such driver');
    return driver;
  };
  return {
    source: createHttpScoreSource(own.connection),
    foreign: createHttpScoreSource(other.connection),
    settings,
    async asDriver(driverId) {
      const user = await addUser(db, companyId, driverUserScopes);
      await db
        .update(drivers)
        .set({ userId: user.id })
        .where(eq(drivers.id, find(driverId).id));
      return createHttpScoreSource(await shared.connect(user));
    },
    addGroup: async (name) => String((await addGroup(db, companyId, name)).id),
    async addDriver({ fullname, groupIds = [], isActive = true }) {
      const driver = await addDriver(db, companyId, fullname, { isActive });
      for (const groupId of groupIds) {
        const member = { vehicleGroupId: Number(groupId), vehicleId: driver.vehicle.id };
        await db.insert(vehicleGroupMembers).values(member);
      }
      added.set(String(driver.id), driver);
      return String(driver.id);
    },
    addDriving: ({ driverId, day, km }) => drive(server, find(driverId), day, { km }),
    addAlert: ({ driverId, category, createdOn }) =>
      report(server, find(driverId), '2026-10-01', category, {
        createdOn: new Date(createdOn),
        ...(category === 'overspeed' && { alertTrigger: 99 }),
      }),
    markFalse: (rawAlertId) => markFalse(server, session, [rawAlertId]),
    close: () => undefined,
  };
}

driverScoreSourceContract({ name: 'The HTTP adapter', create, describe, it });
