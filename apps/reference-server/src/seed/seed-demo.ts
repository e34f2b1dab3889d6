import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { Database, Queries } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { hashPassword } from '../session/passwords.ts';
import { createRandom } from '../simulator/random.ts';
import { demoCompanies, type DemoCompany } from '../demo/demo-companies.ts';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { openingScene } from '../demo/opening-scene.ts';
import { generateAlerts, openingAlerts } from './generate-alerts.ts';
import { seedAlerts } from './seed-alerts.ts';
import { seedCompanies, type SeededUser } from './seed-companies.ts';
import { seedFleet } from './seed-fleet.ts';
import { seedRules } from './seed-rules.ts';

export interface SeedDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The same seed and time produce the same demo, except for the password salt. */
  readonly seed?: number;
}

/** Number of alerts per company, and how many of them stay unresolved. */
const plans: Readonly<Record<DemoCompany, { alerts: number; urgent: number; important: number }>> =
  {
    main: { alerts: 420, urgent: 9, important: 18 },
    whitelabel: { alerts: 60, urgent: 3, important: 5 },
    brand: { alerts: 50, urgent: 2, important: 4 },
    fresh: { alerts: 12, urgent: 0, important: 0 },
    company1449: { alerts: 40, urgent: 1, important: 3 },
  };

/** The users who acted on past alerts: those who can see all of them. */
function actingUsers(company: DemoCompany, seededUsers: readonly SeededUser[]): number[] {
  return seededUsers
    .filter((one) => one.company === company && one.hasContact)
    .filter((one) => one.scopes.includes(scopes.alertCenterUrgent))
    .map((one) => one.userId);
}

/**
 * Seeds an empty database with the demo: companies, users, fleets, rules, and alerts of the last 48
 * hours. Does nothing when the first demo company exists.
 *
 * @returns whether the database was seeded
 */
export async function seedDemo({ db, clock, seed = 20_261_120 }: SeedDeps): Promise<boolean> {
  const isSeeded = async (queries: Queries): Promise<boolean> =>
    (await queries.$count(companies, eq(companies.id, demoCompanies.main.id))) > 0;
  if (await isSeeded(db)) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    // Another server may have seeded the database in the meantime.
    if (await isSeeded(tx)) return false;
    const random = createRandom(seed);
    const now = clock.now();
    const seededUsers = await seedCompanies(tx, passwordHash);
    const fleet = await seedFleet(tx, seededUsers, random, now);
    await seedRules(tx, seededUsers, now);
    const youngestOfMain = Math.max(...openingScene.map((alert) => alert.age));
    for (const company of Object.keys(plans) as DemoCompany[]) {
      const isMain = company === 'main';
      const own = fleet.filter((vehicle) => vehicle.company === company);
      const { alerts, ...open } = plans[company];
      const generated = generateAlerts(own, alerts, isMain ? youngestOfMain : 30, random, now);
      await seedAlerts(
        tx,
        demoCompanies[company].id,
        isMain ? [...openingAlerts(own, now), ...generated] : generated,
        open,
        actingUsers(company, seededUsers),
        random,
        now,
      );
    }
    return true;
  });
}
