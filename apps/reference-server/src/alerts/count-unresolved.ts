import { and, count, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rawAlerts, vehicles } from '../db/schema.ts';
import { readHead } from '../db/sequence.ts';
import type { TenantScope } from '../access/visibility.ts';
import { withinDates } from './list-alerts.ts';

export interface UnresolvedCounts {
  readonly urgent: number;
  readonly important: number;
  /** Neither read nor settled. */
  readonly unread: { readonly urgent: number; readonly important: number };
  readonly head: number;
}

const unresolved = and(not(rawAlerts.isResolved), not(rawAlerts.isFalseAlert));
const unread = and(unresolved, not(rawAlerts.isRead));

const countWhere = (...conditions: readonly (SQL | undefined)[]) =>
  sql<number>`${count()} filter (where ${and(...conditions)})`.mapWith(Number);

/** Counts unresolved and unread alerts, exactly as of `head`. @param among restricts it further */
export function countUnresolved(
  db: Database,
  scope: TenantScope,
  range: {
    readonly startDate?: Date | null | undefined;
    readonly endDate?: Date | null | undefined;
  },
  ...among: readonly (SQL | undefined)[]
): Promise<UnresolvedCounts> {
  const dates = withinDates(range.startDate, range.endDate);
  return db.transaction(
    async (tx) => {
      const head = await readHead(tx, scope.visibility.companyId);
      const [row] = await tx
        .select({
          urgent: countWhere(scope.urgent, unresolved),
          important: countWhere(scope.important, unresolved),
          unreadUrgent: countWhere(scope.urgent, unread),
          unreadImportant: countWhere(scope.important, unread),
        })
        .from(rawAlerts)
        .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
        .where(and(scope.visible, unresolved, ...dates, ...among));
      return {
        urgent: row?.urgent ?? 0,
        important: row?.important ?? 0,
        unread: { urgent: row?.unreadUrgent ?? 0, important: row?.unreadImportant ?? 0 },
        head,
      };
    },
    // Both reads must see the same snapshot.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
