import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { listGroups } from '../alert-rules/targets/list-targets.ts';
import { findNotification } from '../alerts/history/find-notification.ts';
import { listHistory } from '../alerts/history/list-history.ts';
import { listLog } from '../alerts/history/list-log.ts';
import { toWireAlert, toWireUser, type WireAlert, type WireUser } from '../alerts/wire-alert.ts';
import type { ActionType } from '../alerts/actions/parse-action.ts';
import { readHead } from '../db/sequence.ts';
import { ApiError } from '../lib/api-error.ts';
import { AlertUrgencyTypeEnum, OrderDirection } from './alert-queries.ts';
import { AlertCodeGroupEnum } from './alert-search.ts';
import { ActingUser, AlertActionTypeEnum, RawAlert } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { viewOf } from './context.ts';
import { respond } from './respond.ts';
import { RuleTargetsFilterInput, RuleVgroupsResult } from './rule-target-queries.ts';

const AlertStateEnum = builder.enumType('AlertState', {
  values: ['unresolved', 'resolved', 'falseAlert'] as const,
});

const AlertSortFieldEnum = builder.enumType('AlertSortField', {
  values: ['createdOn', 'licensePlate', 'driver', 'event', 'state'] as const,
});

const AlertSortInput = builder.inputType('AlertSortInput', {
  fields: (t) => ({
    field: t.field({ type: AlertSortFieldEnum, required: true }),
    direction: t.field({ type: OrderDirection, required: true }),
  }),
});

const AlertHistoryFilterInput = builder.inputType('AlertHistoryFilterInput', {
  fields: (t) => ({
    page: t.int(),
    show: t.int(),
    sorts: t.field({ type: [AlertSortInput] }),
    search: t.string(),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    state: t.field({ type: [AlertStateEnum] }),
    isRead: t.boolean(),
    urgency: t.field({ type: AlertUrgencyTypeEnum }),
    group: t.field({ type: [AlertCodeGroupEnum] }),
    alertCode: t.intList(),
    vehicleId: t.idList(),
    vgroupIds: t.idList(),
    isSharedVehicle: t.boolean(),
  }),
});

interface HistoryData {
  data?: readonly WireAlert[];
  page?: number;
  show?: number;
  total?: number;
  ids?: readonly string[];
  head?: number;
  vgroupVehicleIds?: readonly string[] | null;
}

const AlertHistoryResult = builder
  .objectRef<Envelope & HistoryData>('AlertHistoryResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [RawAlert], nullable: true }),
      page: t.exposeInt('page', { nullable: true }),
      show: t.exposeInt('show', { nullable: true }),
      total: t.exposeInt('total', { nullable: true }),
      ids: t.exposeIDList('ids', { nullable: true }),
      head: t.exposeInt('head', { nullable: true }),
      vgroupVehicleIds: t.exposeIDList('vgroupVehicleIds', { nullable: true }),
    }),
  });

const HISTORY = 'GraphQL Query.alertHistory';

builder.queryField('alertHistory', (t) =>
  t.field({
    type: AlertHistoryResult,
    args: { filter: t.arg({ type: AlertHistoryFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, HISTORY, async () => {
        const { db, currentUser, language } = context;
        requireAccess(currentUser, HISTORY);
        if (filter.urgency === 'Urgent') canReadPart(currentUser, HISTORY, 'urgency Urgent');
        if (filter.vgroupIds != null) canReadPart(currentUser, HISTORY, 'vgroupIds');
        const view = await viewOf(context, {
          includeUrgent: canReadPart(currentUser, HISTORY, 'urgent alerts'),
          includeFleetOrders: canReadPart(currentUser, HISTORY, 'fleet orders'),
          includeShared:
            filter.isSharedVehicle === true && canReadPart(currentUser, HISTORY, 'isSharedVehicle'),
        });
        const history = await listHistory(db, view.scope, filter, language);
        const { records, ids, groupVehicleIds, ...found } = history;
        return {
          ...found,
          vgroupVehicleIds: groupVehicleIds?.map(String) ?? null,
          data: records.map((record) => toWireAlert(record, view)),
          ids: ids.map(String),
        };
      }),
  }),
);

const GROUPS = 'GraphQL Query.alertVgroups';

builder.queryField('alertVgroups', (t) =>
  t.field({
    type: RuleVgroupsResult,
    args: { filter: t.arg({ type: RuleTargetsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, GROUPS, async () => {
        const { db, currentUser } = context;
        requireAccess(currentUser, GROUPS);
        const { companyId } = currentUser;
        const includeGroups = canReadPart(currentUser, GROUPS, 'vehicle groups');
        return listGroups(db, { companyId, includeGroups }, filter ?? {});
      }),
  }),
);

const NotificationResult = builder
  .objectRef<Envelope & { data?: WireAlert; head?: number }>('NotificationResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: RawAlert, nullable: true }),
      head: t.exposeInt('head', { nullable: true }),
    }),
  });

const NOTIFICATION = 'GraphQL Query.notification';

builder.queryField('notification', (t) =>
  t.field({
    type: NotificationResult,
    args: { id: t.arg.string({ required: true }) },
    resolve: (_root, { id }, context) =>
      respond(context, NOTIFICATION, async () => {
        const { db, currentUser } = context;
        requireAccess(currentUser, NOTIFICATION);
        const view = await viewOf(context, {
          includeUrgent: canReadPart(currentUser, NOTIFICATION, 'urgent alerts'),
          includeFleetOrders: canReadPart(currentUser, NOTIFICATION, 'fleet orders'),
          includeShared: canReadPart(currentUser, NOTIFICATION, 'shared vehicles'),
        });
        const head = await readHead(db, currentUser.companyId);
        const record = await findNotification(db, view.scope, id);
        if (record === null) throw new ApiError('NOT_FOUND', 'alertNotFound');
        return { data: toWireAlert(record, view), head };
      }),
  }),
);

const AlertLogFilterInput = builder.inputType('AlertLogFilterInput', {
  fields: (t) => ({
    page: t.int(),
    show: t.int(),
    search: t.string(),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    typeField: t.field({ type: [AlertActionTypeEnum] }),
    isSharedVehicle: t.boolean(),
  }),
});

interface WireLogEntry {
  readonly logId: string;
  readonly typeField: ActionType;
  readonly data: string | null;
  readonly createdOn: string;
  readonly user: WireUser;
  readonly alert: WireAlert;
}

const AlertLogEntry = builder.objectRef<WireLogEntry>('AlertLogEntry').implement({
  fields: (t) => ({
    logId: t.exposeID('logId'),
    typeField: t.expose('typeField', { type: AlertActionTypeEnum }),
    data: t.exposeString('data', { nullable: true }),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    user: t.expose('user', { type: ActingUser, nullable: true }),
    alert: t.expose('alert', { type: RawAlert }),
  }),
});

interface LogData {
  data?: readonly WireLogEntry[];
  page?: number;
  show?: number;
  total?: number;
}

const AlertLogResult = builder.objectRef<Envelope & LogData>('AlertLogResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [AlertLogEntry], nullable: true }),
    page: t.exposeInt('page', { nullable: true }),
    show: t.exposeInt('show', { nullable: true }),
    total: t.exposeInt('total', { nullable: true }),
  }),
});

const LOG = 'GraphQL Query.alertLog';

builder.queryField('alertLog', (t) =>
  t.field({
    type: AlertLogResult,
    args: { filter: t.arg({ type: AlertLogFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, LOG, async () => {
        const { db, currentUser } = context;
        requireAccess(currentUser, LOG);
        const view = await viewOf(context, {
          includeUrgent: canReadPart(currentUser, LOG, 'urgent alerts'),
          includeFleetOrders: canReadPart(currentUser, LOG, 'fleet orders'),
          includeShared:
            filter.isSharedVehicle === true && canReadPart(currentUser, LOG, 'isSharedVehicle'),
        });
        const { entries, ...found } = await listLog(db, view.scope, filter);
        return {
          ...found,
          data: entries.map(({ log, user, record }) => ({
            logId: String(log.id),
            typeField: log.typeField,
            data: log.data,
            createdOn: log.createdOn.toISOString(),
            user: toWireUser(user),
            alert: toWireAlert(record, view),
          })),
        };
      }),
  }),
);
