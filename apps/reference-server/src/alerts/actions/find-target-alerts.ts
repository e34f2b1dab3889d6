import { and, eq, gte, lte, not, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { rawAlerts, vehicles } from '../../db/schema.ts';
import { Refusal } from '../../lib/api-error.ts';
import type { TenantScope, UrgencyType } from '../../access/visibility.ts';
import { oneOf } from '../alert-record.ts';
import { ofVehicles } from '../list-alerts.ts';

export type SelectionMode = 'All' | 'Selection' | 'Exclude';

/** Which alerts an action means. */
export interface Selection {
  readonly mode: SelectionMode;
  /** Named ones, or with Exclude those left out. */
  readonly ids: readonly number[];
  readonly range: { readonly start: Date; readonly end: Date };
  /** All and Exclude only; null: any; empty: none, because none of those named can exist. */
  readonly vehicleIds: readonly number[] | null;
  /** All and Exclude only; null: both. */
  readonly urgency: UrgencyType | null;
}

/** What an action needs to know of an alert to decide whether it changes. */
export interface SelectedAlert {
  readonly id: number;
  readonly isRead: boolean;
  readonly isResolved: boolean;
  readonly isFalseAlert: boolean;
}

export const MOST_ACTED_ON = 10_000;

/**
 * The alerts that are meant and that the caller may see.
 *
 * @throws Refusal INVALID_INPUT when they are too many for one action.
 */
export async function selectAlerts(
  tx: Queries,
  scope: TenantScope,
  selection: Selection,
): Promise<SelectedAlert[]> {
  const { mode, ids, range, vehicleIds, urgency } = selection;
  const narrowed =
    mode === 'Selection'
      ? [oneOf(rawAlerts.id, ids)]
      : [
          ...(mode === 'Exclude' ? [not(oneOf(rawAlerts.id, ids))] : []),
          ...(vehicleIds === null ? [] : [ofVehicles(vehicleIds)]),
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
        ...narrowed,
      ),
    )
    .orderBy(sql`${rawAlerts.id}`)
    .limit(MOST_ACTED_ON + 1);
  if (rows.length > MOST_ACTED_ON) {
    throw new Refusal('INVALID_INPUT', 'tooManyAlerts', { max: MOST_ACTED_ON });
  }
  return rows;
}
