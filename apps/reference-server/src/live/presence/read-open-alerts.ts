import { and, eq, inArray } from 'drizzle-orm';
import { holdsPart } from '../../access/operation-access.ts';
import { visibleUsers, type TenantScope } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { rawAlerts, users, vehicles } from '../../db/schema.ts';
import type { PresentUser } from './presence-board.ts';

/** What a connection states about its user. */
export interface StatedPresence {
  readonly userId: number;
  readonly companyId: number;
  /** What the connection can see. */
  readonly scope: TenantScope;
  readonly alertIds: readonly number[];
}

/** What may be reported of it: the user's present name and rights, and those of the alerts that they can see. */
export async function readOpenAlerts(
  db: Queries,
  { userId, companyId, scope, alertIds }: StatedPresence,
): Promise<PresentUser | null> {
  if (alertIds.length === 0) return null;
  // One query, and as short as possible: it runs each time that somebody opens an alert.
  const stored = await db
    .select({
      id: rawAlerts.id,
      alertRuleIds: rawAlerts.alertRuleIds,
      isShared: vehicles.isShared,
      fullname: users.fullname,
      scopes: users.scopes,
    })
    .from(rawAlerts)
    .innerJoin(
      vehicles,
      and(eq(vehicles.id, rawAlerts.vehicleId), eq(vehicles.companyId, companyId)),
    )
    .innerJoin(users, and(eq(users.id, userId), visibleUsers({ companyId })))
    .where(and(eq(rawAlerts.companyId, companyId), inArray(rawAlerts.id, [...alertIds])));
  const [user] = stored;
  if (user === undefined) return null;
  const held = { scopes: new Set(user.scopes) };
  if (!holdsPart(held, 'live alert-presence-{companyId}', 'presence of the user')) return null;
  const alerts = stored
    .map(({ id, alertRuleIds, isShared }) => ({ id, alertRuleIds, isShared }))
    .filter((alert) => scope.includes({ ...alert, companyId }));
  return { userId, fullname: user.fullname, alerts };
}
