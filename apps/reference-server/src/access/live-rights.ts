import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { alertRules, alertRuleUsers, companies, refreshTokens, users } from '../db/schema.ts';
import type { CurrentUser } from './current-user.ts';
import { holdsPart } from './operation-access.ts';

/** What a user may receive live. */
export interface LiveRights {
  readonly alerts: boolean;
  readonly notifications: boolean;
  readonly urgent: boolean;
  readonly shared: boolean;
  readonly fleetOrders: boolean;
  readonly multiImei: boolean;
}

const PAYLOAD = 'GraphQL Query.payload';
const ALERTS = 'live alert-center-{companyId}';

export function liveRightsOf(currentUser: Pick<CurrentUser, 'scopes' | 'flags'>): LiveRights {
  const { flags } = currentUser;
  return {
    alerts: holdsPart(currentUser, PAYLOAD, 'filterByType AlertCenter'),
    notifications:
      flags.has('vsms2_system_notification') &&
      holdsPart(currentUser, PAYLOAD, 'filterByType SystemNotif'),
    urgent: holdsPart(currentUser, ALERTS, 'urgent alerts'),
    shared: holdsPart(currentUser, PAYLOAD, 'isSharedVehicle'),
    fleetOrders: holdsPart(currentUser, ALERTS, 'fleet orders'),
    multiImei: flags.has('multiImei'),
  };
}

/** Changes with anything that `liveRightsOf` and `loadSubscribedRules` read. */
const version = sql<string>`md5(concat_ws('|', ${users.scopes}::text, ${companies.flags}::text, (
  select string_agg(concat(${alertRules.id}, ${alertRules.alertUrgencyType}, ${alertRules.autoPopup}), ',' order by ${alertRules.id})
  from ${alertRuleUsers} join ${alertRules} on ${alertRules.id} = ${alertRuleUsers.alertRuleId}
  where ${alertRuleUsers.userId} = ${users.id} and ${alertRules.companyId} = ${users.companyId} and ${alertRules.isActive}
)))`;

/** Versions of the rights of those sessions that have not ended, by family; a session of an inactive user has ended. */
export async function readRightsVersions(
  db: Queries,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (familyIds.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ familyId: refreshTokens.familyId, version })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        inArray(refreshTokens.familyId, [...familyIds]),
        isNull(refreshTokens.revokedOn),
        users.isActive,
        companies.isActive,
      ),
    );
  return new Map(rows.map((row) => [row.familyId, row.version]));
}

/** `null` when the session has ended. */
export async function readRightsVersion(
  db: Queries,
  { familyId }: Pick<CurrentUser, 'familyId'>,
): Promise<string | null> {
  return (await readRightsVersions(db, [familyId])).get(familyId) ?? null;
}
