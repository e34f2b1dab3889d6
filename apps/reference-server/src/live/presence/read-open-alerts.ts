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
  const [[user], alerts] = await Promise.all([
    db
      .select({ fullname: users.fullname, scopes: users.scopes })
      .from(users)
      .where(and(visibleUsers({ companyId }), eq(users.id, userId))),
    db
      .select({
        id: rawAlerts.id,
        alertRuleIds: rawAlerts.alertRuleIds,
        isShared: vehicles.isShared,
      })
      .from(rawAlerts)
      .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
      .where(and(scope.visible, inArray(rawAlerts.id, [...alertIds]))),
  ]);
  if (user === undefined) return null;
  const held = { scopes: new Set(user.scopes) };
  if (!holdsPart(held, 'live alert-presence-{companyId}', 'presence of the user')) return null;
  return { userId, fullname: user.fullname, alerts };
}
