import type { AlertGroup } from '@pantau/core/contract';
import type { FilterExpression, TableQuery } from '@pantau/data-table';
import type { LoggedChange, Urgency } from '../alert/alert.ts';
import {
  type AlertHistoryQuery,
  type AlertLogQuery,
  type AlertSort,
  type AlertState,
  type OpenRange,
  alertStates,
} from './history-query.ts';

/** The conditions of a table on one key. */
const of = (filters: readonly FilterExpression[], key: string): readonly FilterExpression[] =>
  filters.filter((filter) => filter.key === key);

/** The values that a condition selects; `null` if there is none. */
function valuesOf(
  filters: readonly FilterExpression[],
  key: string,
  all: readonly string[],
): readonly string[] | null {
  const conditions = of(filters, key);
  if (conditions.length === 0) return null;
  return all.filter((value) =>
    conditions.every((condition) => {
      switch (condition.op) {
        case 'eq':
          return condition.value === value;
        case 'ne':
          return condition.value !== value;
        case 'in':
          return condition.value.includes(value);
        case 'notIn':
          return !condition.value.includes(value);
        default:
          return true;
      }
    }),
  );
}

/** The ids that a condition selects, which only the source knows; `null` if there is none. */
function idsOf(filters: readonly FilterExpression[], key: string): readonly string[] | null {
  const lists = of(filters, key).flatMap((condition) => {
    if (condition.op === 'in') return [condition.value.map(String)];
    return condition.op === 'eq' ? [[String(condition.value)]] : [];
  });
  const [first, ...others] = lists;
  return first?.filter((id) => others.every((list) => list.includes(id))) ?? null;
}

function rangeOf(filters: readonly FilterExpression[], key: string): OpenRange {
  const bound = (op: 'gte' | 'lte'): number | null => {
    const condition = of(filters, key).find((one) => one.op === op);
    return condition !== undefined && typeof condition.value === 'number' ? condition.value : null;
  };
  return { start: bound('gte'), end: bound('lte') };
}

/** The only selected value of two, or `null` for both. */
const oneOf = <T extends string>(values: readonly string[] | null): T | null =>
  values?.length === 1 ? (values[0] as T) : null;

export const alertGroups = [
  'value',
  'driving',
  'dms',
  'adas',
  'fleetOrder',
  'safety',
  'device',
  'geofence',
] as const satisfies readonly AlertGroup[];

const sortKeys: readonly AlertSort['key'][] = [
  'createdOn',
  'licensePlate',
  'driver',
  'event',
  'state',
];

/** The key of the filter by vehicle group. */
export const VEHICLE_GROUP_KEY = 'vehicleGroup';

/** Of a table whose filters have the keys state, read, urgency, group, vehicleGroup and createdOn. */
export function historyQueryOf(query: TableQuery): AlertHistoryQuery {
  const { page, limit, search, filters, sorts } = query;
  const read = oneOf<'read' | 'unread'>(valuesOf(filters, 'read', ['read', 'unread']));
  return {
    page,
    limit,
    search,
    range: rangeOf(filters, 'createdOn'),
    states: valuesOf(filters, 'state', alertStates) as readonly AlertState[] | null,
    read: read === null ? null : read === 'read',
    urgency: oneOf<Urgency>(valuesOf(filters, 'urgency', ['urgent', 'important'])),
    groups: valuesOf(filters, 'group', alertGroups) as readonly AlertGroup[] | null,
    alertCodes: null,
    vehicleGroups: idsOf(filters, VEHICLE_GROUP_KEY),
    sorts: sorts.flatMap(({ key, direction }) => {
      const known = sortKeys.find((one) => one === key);
      return known === undefined ? [] : [{ key: known, direction }];
    }),
  };
}

const logTypes = [
  'resolve',
  'falseAlert',
  'note',
] as const satisfies readonly LoggedChange['type'][];

/** Of a table whose filters have the keys type and createdOn. */
export function logQueryOf({ page, limit, search, filters }: TableQuery): AlertLogQuery {
  const types = valuesOf(filters, 'type', logTypes) as AlertLogQuery['types'];
  return { page, limit, search, range: rangeOf(filters, 'createdOn'), types };
}
