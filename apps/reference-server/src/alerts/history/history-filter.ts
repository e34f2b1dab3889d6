import { and, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { alertCodes, type AlertGroup } from '@pantau/core/contract';
import type { TenantScope, UrgencyType } from '../../access/visibility.ts';
import { partOf, searched } from '../../db/search-words.ts';
import { drivers, rawAlerts, userLogs, users, vehicles } from '../../db/schema.ts';
import { parseVehicleIds } from '../cursor.ts';
import { vehicleIdIn, withinDates } from '../list-alerts.ts';

export type AlertState = 'unresolved' | 'resolved' | 'falseAlert';

/** Conditions of `AlertHistoryFilterInput`. */
export interface HistoryFilter {
  readonly search?: string | null | undefined;
  readonly startDate?: Date | null | undefined;
  readonly endDate?: Date | null | undefined;
  readonly state?: readonly AlertState[] | null | undefined;
  readonly isRead?: boolean | null | undefined;
  readonly urgency?: UrgencyType | null | undefined;
  readonly group?: readonly AlertGroup[] | null | undefined;
  readonly alertCode?: readonly number[] | null | undefined;
  readonly vehicleId?: readonly (string | number)[] | null | undefined;
}

/** The alerts that match the filter and that the user can see, of `raw_alerts` joined with `vehicles`. */
export function matchingAlerts(scope: TenantScope, filter: HistoryFilter): SQL | undefined {
  const { state, isRead, urgency, group, alertCode, vehicleId } = filter;
  return and(
    scope.visible,
    ...withinDates(filter.startDate, filter.endDate),
    ...searched(filter.search, (word) => [plateHas(scope, word), driverHas(scope, word)]),
    state == null ? undefined : anyOf(state.map((one) => states[one])),
    isRead == null ? undefined : eq(rawAlerts.isRead, isRead),
    urgency == null ? undefined : urgency === 'Urgent' ? scope.urgent : scope.important,
    group == null ? undefined : codeIn(codesOf(group)),
    alertCode == null ? undefined : codeIn(alertCode),
    vehicleId == null ? undefined : vehicleIdIn(parseVehicleIds(vehicleId)),
  );
}

const states: Readonly<Record<AlertState, SQL | undefined>> = {
  unresolved: and(not(rawAlerts.isResolved), not(rawAlerts.isFalseAlert)),
  resolved: and(rawAlerts.isResolved, not(rawAlerts.isFalseAlert)),
  falseAlert: sql`${rawAlerts.isFalseAlert}`,
};

const codesOf = (groups: readonly AlertGroup[]): readonly number[] =>
  alertCodes.filter(({ group }) => groups.includes(group)).map(({ alertCode }) => alertCode);

const codeIn = (codes: readonly number[]): SQL =>
  codes.length === 0 ? sql`false` : inArray(rawAlerts.alertCode, [...codes]);

const anyOf = (conditions: readonly (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;

/*
 * Words are looked up in the few vehicles, drivers and users first, instead of in every alert.
 */

/** Users type plates with and without their spaces. */
export const plateHas = ({ visibility: { companyId } }: TenantScope, word: string): SQL =>
  sql`${rawAlerts.vehicleId} in (select id from ${vehicles} as named
    where named.company_id = ${companyId} and (named.license_plate ilike ${partOf(word)}
      or replace(named.license_plate, ' ', '') ilike ${partOf(word)}))`;

export const driverHas = ({ visibility: { companyId } }: TenantScope, word: string): SQL =>
  sql`${rawAlerts.driverId} in (select ${drivers.id} from ${drivers}
    where ${drivers.companyId} = ${companyId} and ${drivers.fullname} ilike ${partOf(word)})`;

export const actorHas = ({ visibility: { companyId } }: TenantScope, word: string): SQL =>
  sql`${userLogs.userId} in (select ${users.id} from ${users}
    where ${users.companyId} = ${companyId} and ${users.fullname} ilike ${partOf(word)})`;
