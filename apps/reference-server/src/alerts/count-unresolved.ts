import { and, count, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rawAlerts, vehicles } from '../db/schema.ts';
import { readHead } from '../sequence.ts';
import type { TenantScope } from '../tenancy.ts';
import { withinDates } from './list-alerts.ts';

export interface UnresolvedCounts {
  readonly urgent: number;
  readonly important: number;
  readonly head: number;
}

/** Alerts that are neither resolved nor false, exactly as they are at `head`. */
export function countUnresolved(
  db: Database,
  scope: TenantScope,
  range: {
    readonly startDate?: Date | null | undefined;
    readonly endDate?: Date | null | undefined;
  },
): Promise<UnresolvedCounts> {
  const dates = withinDates(range.startDate, range.endDate);
  return db.transaction(
    async (tx) => {
      const head = await readHead(tx, scope.sight.companyId);
      const [row] = await tx
        .select({
          urgent: sql<number>`${count()} filter (where ${scope.urgent})`.mapWith(Number),
          important: sql<number>`${count()} filter (where ${scope.important})`.mapWith(Number),
        })
        .from(rawAlerts)
        .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
        .where(
          and(scope.visible, not(rawAlerts.isResolved), not(rawAlerts.isFalseAlert), ...dates),
        );
      return { urgent: row?.urgent ?? 0, important: row?.important ?? 0, head };
    },
    // One snapshot for both reads.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
