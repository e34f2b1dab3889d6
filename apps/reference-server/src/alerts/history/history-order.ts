import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { drivers, rawAlerts, vehicles } from '../../db/schema.ts';
import type { Language } from '../../lib/language.ts';
import { ApiError } from '../../lib/api-error.ts';
import { codesByName } from '../codes-by-name.ts';

/** `AlertSortInput` of schema.graphql. */
export interface AlertSort {
  readonly field: 'createdOn' | 'licensePlate' | 'driver' | 'event' | 'state';
  readonly direction: 'asc' | 'desc';
}

const SORTS_MAX = 5;

/**
 * Newest first unless sorted; ties are sorted newest first.
 *
 * @throws ApiError `INVALID_INPUT` for too many sorts
 */
export function historyOrder(sorts: readonly AlertSort[], language: Language): SQL[] {
  if (sorts.length > SORTS_MAX) {
    throw new ApiError('INVALID_INPUT', 'tooManyValues', { name: 'sorts', max: SORTS_MAX });
  }
  const terms = sorts.map((sort) => termOf(sort, language));
  const [first] = sorts;
  // Alerts of one instant follow the direction of the list, so that its index can be read either way.
  const isOldestFirst = first?.field === 'createdOn' && first.direction === 'asc';
  if (isOldestFirst) return [...terms, sql`${rawAlerts.id} asc nulls first`];
  return [...terms, newestFirst(rawAlerts.createdOn), newestFirst(rawAlerts.id)];
}

/** The order of the index. Postgres does not use it for `desc` alone, not even where no value is null. */
export const newestFirst = (column: PgColumn): SQL => sql`${column} desc nulls last`;

function termOf({ field, direction }: AlertSort, language: Language): SQL {
  const by = direction === 'asc' ? asc : desc;
  switch (field) {
    case 'createdOn':
      return direction === 'desc'
        ? newestFirst(rawAlerts.createdOn)
        : sql`${rawAlerts.createdOn} asc nulls first`;
    case 'licensePlate':
      return by(vehicles.licensePlate);
    case 'driver':
      return sql`${by(drivers.fullname)} nulls last`;
    case 'event':
      return by(sql`array_position(${codesByName(language)}::integer[], ${rawAlerts.alertCode})`);
    case 'state':
      return by(
        sql`case when ${rawAlerts.isFalseAlert} then 2 when ${rawAlerts.isResolved} then 1 else 0 end`,
      );
  }
}
