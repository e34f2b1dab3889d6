import type { Transaction } from '../db/database.ts';
import { alertRuleGeofences, alertRules, alertRuleUsers, geofences } from '../db/schema.ts';
import { demoCompanies, type DemoCompany } from '../demo/demo-companies.ts';
import { commonRules, demoGeofences, mainRules, type DemoRule } from '../demo/demo-rules.ts';
import type { SeededUser } from './seed-companies.ts';

const rulesOf: Readonly<Record<DemoCompany, readonly DemoRule[]>> = {
  main: [...commonRules, ...mainRules],
  whitelabel: commonRules,
  brand: commonRules,
  fresh: [],
  company1449: commonRules,
};

/** Stores geofences, alert rules and their subscribers. */
export async function seedRules(
  tx: Transaction,
  seededUsers: readonly SeededUser[],
  now: number,
): Promise<void> {
  const fenceRows = await tx
    .insert(geofences)
    .values(demoGeofences.map((fence) => ({ ...fence, companyId: demoCompanies.main.id })))
    .returning({ id: geofences.id, fenceName: geofences.fenceName });
  const planned = (Object.keys(rulesOf) as DemoCompany[]).flatMap((company) =>
    rulesOf[company].map((rule) => ({ company, rule })),
  );
  const createdOn = new Date(now - 60 * 86_400_000);
  const ruleRows = await tx
    .insert(alertRules)
    .values(
      planned.map(({ company, rule: { fences: _, ...rule } }) => ({
        ...rule,
        companyId: demoCompanies[company].id,
        createdOn,
      })),
    )
    .returning({ id: alertRules.id });

  const links = planned.flatMap(({ company, rule }, index) => {
    const alertRuleId = ruleRows[index]?.id;
    return alertRuleId === undefined ? [] : [{ company, rule, alertRuleId }];
  });
  await tx
    .insert(alertRuleUsers)
    .values(
      links.flatMap(({ company, alertRuleId }) =>
        seededUsers
          .filter((user) => user.company === company && user.isSubscribed)
          .map(({ userId }) => ({ alertRuleId, userId })),
      ),
    );
  await tx
    .insert(alertRuleGeofences)
    .values(
      links.flatMap(({ rule, alertRuleId }) =>
        fenceRows
          .filter((fence) => rule.fences?.includes(fence.fenceName) === true)
          .map((fence) => ({ alertRuleId, geofenceId: fence.id })),
      ),
    );
}
