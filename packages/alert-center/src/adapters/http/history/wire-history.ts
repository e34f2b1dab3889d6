import { array, nullish, number, object, picklist, string, unknown } from 'valibot';
import type { LoggedChange } from '../../../engine/alert/alert.ts';
import type {
  AlertHistoryQuery,
  AlertLogQuery,
  OpenRange,
} from '../../../engine/history/history-query.ts';
import { instant, sequenceNumber, user } from '../wire-alert.ts';

export const historyResponse = object({
  data: array(unknown()),
  page: number(),
  total: number(),
  ids: array(string()),
  head: sequenceNumber,
  vgroupVehicleIds: nullish(array(string()), null),
});

export const groupsResponse = object({ data: array(object({ id: string(), name: string() })) });

export const notificationResponse = object({ data: unknown(), head: sequenceNumber });

export const logResponse = object({ data: array(unknown()), page: number(), total: number() });

export const wireLogEntry = object({
  logId: string(),
  typeField: picklist(['Resolve', 'FalseAlert', 'Feedback']),
  data: nullish(string(), null),
  createdOn: instant,
  user: nullish(user, null),
  alert: unknown(),
});

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

const writeRange = ({ start, end }: OpenRange) => ({
  ...(start !== null && { startDate: iso(start) }),
  ...(end !== null && { endDate: iso(end) }),
});

const writeSearch = (search: string) => (search === '' ? {} : { search });

/** `AlertHistoryFilterInput` of schema.graphql. */
export function writeHistoryFilter(query: AlertHistoryQuery) {
  const { states, read, urgency, groups, alertCodes, vehicleGroups } = query;
  return {
    page: query.page,
    show: query.limit,
    sorts: query.sorts.map(({ key, direction }) => ({ field: key, direction })),
    ...writeSearch(query.search),
    ...writeRange(query.range),
    ...(states !== null && { state: [...states] }),
    ...(read !== null && { isRead: read }),
    ...(urgency !== null && {
      urgency: urgency === 'urgent' ? ('Urgent' as const) : ('Important' as const),
    }),
    ...(groups !== null && { group: [...groups] }),
    ...(alertCodes !== null && { alertCode: [...alertCodes] }),
    ...(vehicleGroups !== null && { vgroupIds: [...vehicleGroups] }),
  };
}

const wireTypes = {
  resolve: 'Resolve',
  falseAlert: 'FalseAlert',
  note: 'Feedback',
} as const satisfies Record<LoggedChange['type'], string>;

/** `AlertLogFilterInput` of schema.graphql. */
export function writeLogFilter({ page, limit, search, range, types }: AlertLogQuery) {
  return {
    page,
    show: limit,
    ...writeSearch(search),
    ...writeRange(range),
    ...(types !== null && { typeField: types.map((type) => wireTypes[type]) }),
  };
}
