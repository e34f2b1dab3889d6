import { and, eq, gte, lte, not, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { rawAlerts, vehicles } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { TenantScope, UrgencyType } from '../../access/visibility.ts';
import { idIn } from '../alert-record.ts';
import { vehicleIdIn } from '../list-alerts.ts';

export type SelectionMode = 'All' | 'Selection' | 'Exclude';

/** The alerts an action applies to. */
export interface ActionTarget {
  readonly mode: SelectionMode;
  /** The alerts of `Selection`, or those that `Exclude` omits. */
  readonly ids: readonly number[];
  readonly range: { readonly start: Date; readonly end: Date };
  /** For `All` and `Exclude`: `null` matches every vehicle, an empty list matches none. */
  readonly vehicleIds: readonly number[] | null;
  /** For `All` and `Exclude`: `null` matches both urgencies. */
  readonly urgency: UrgencyType | null;
}

/** The state of an alert that decides whether an action changes it. */
export interface TargetAlert {
  readonly id: number;
  readonly isRead: boolean;
  readonly isResolved: boolean;
  readonly isFalseAlert: boolean;
}

export const MAX_ACTION_ALERTS = 10_000;

/**
 * Finds the targeted alerts that the user can see.
 *
 * @throws ApiError `INVALID_INPUT` when there are too many for one action.
 */
export async function findTargetAlerts(
  tx: Queries,
  scope: TenantScope,
  target: ActionTarget,
): Promise<TargetAlert[]> {
  const { mode, ids, range, vehicleIds, urgency } = target;
  const conditions =
    mode === 'Selection'
      ? [idIn(rawAlerts.id, ids)]
      : [
          ...(mode === 'Exclude' ? [not(idIn(rawAlerts.id, ids))] : []),
          ...(vehicleIds === null ? [] : [vehicleIdIn(vehicleIds)]),
          ...(urgency === null ? [] : [urgency === 'Urgent' ? scope.urgent : scope.important]),
        ];
  const rows = await tx
    .select({
      id: rawAlerts.id,
      isRead: rawAlerts.isRead,
      isResolved: rawAlerts.isResolved,
      isFalseAlert: rawAlerts.isFalseAlert,
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(
      and(
        scope.visible,
        gte(rawAlerts.createdOn, range.start),
        lte(rawAlerts.createdOn, range.end),
        ...conditions,
      ),
    )
    .orderBy(sql`${rawAlerts.id}`)
    .limit(MAX_ACTION_ALERTS + 1);
  if (rows.length > MAX_ACTION_ALERTS) {
    throw new ApiError('INVALID_INPUT', 'tooManyAlerts', { max: MAX_ACTION_ALERTS });
  }
  return rows;
}
