import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { countUnresolved } from '../alerts/count-unresolved.ts';
import { foundBy } from '../alerts/find-alerts.ts';
import { isSnoozedBy } from '../snoozes/snoozes.ts';
import { listAlerts, type AlertPage } from '../alerts/list-alerts.ts';
import { readMissedAlerts } from '../alerts/missed-alerts.ts';
import { toWireAlert, type WireAlert } from '../alerts/wire-alert.ts';
import { AlertSearchInput, searchRightsOf } from './alert-search.ts';
import { RawAlert } from './alert-types.ts';
import { respond } from './respond.ts';
import { builder, type Envelope } from './builder.ts';
import { viewOf } from './context.ts';

const PaginationInput = builder.inputType('PaginationInput', {
  fields: (t) => ({ page: t.int(), show: t.int(), after: t.string() }),
});

export const OrderDirection = builder.enumType('OrderDirection', {
  values: ['asc', 'desc'] as const,
});

const RawAlertsOrderInput = builder.inputType('RawAlertsOrderInput', {
  fields: (t) => ({ createdOn: t.field({ type: OrderDirection, required: true }) }),
});

const RawAlertsFilterInput = builder.inputType('RawAlertsFilterInput', {
  fields: (t) => ({
    pagination: t.field({ type: PaginationInput }),
    orderBy: t.field({ type: RawAlertsOrderInput }),
    isUrgent: t.boolean(),
    isImportant: t.boolean(),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    isRead: t.boolean(),
    isResolved: t.boolean(),
    isFalseAlert: t.boolean(),
    alertCode: t.intList(),
    rawAlertId: t.idList(),
    vehicleId: t.idList(),
    search: t.field({ type: AlertSearchInput }),
    isSharedVehicle: t.boolean(),
  }),
});

type PageInfo = Omit<AlertPage, 'records' | 'head' | 'total'> & {
  readonly total: number | AlertPage['total'];
};

export const Pagination = builder.objectRef<PageInfo>('Pagination').implement({
  fields: (t) => ({
    page: t.exposeInt('page'),
    show: t.exposeInt('show'),
    // Counted for those who ask for it only (RS-423).
    total: t.int({ resolve: ({ total }) => (typeof total === 'number' ? total : total()) }),
    startCursor: t.exposeString('startCursor', { nullable: true }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

type RawAlertsData = { data?: WireAlert[]; pagination?: PageInfo; head?: number };

const RawAlertsResult = builder.objectRef<Envelope & RawAlertsData>('RawAlertsResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [RawAlert], nullable: true }),
    pagination: t.expose('pagination', { type: Pagination, nullable: true }),
    head: t.exposeInt('head', { nullable: true }),
  }),
});

const RAW_ALERTS = 'GraphQL Query.rawAlerts';

builder.queryField('rawAlerts', (t) =>
  t.field({
    type: RawAlertsResult,
    args: { filter: t.arg({ type: RawAlertsFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, RAW_ALERTS, async () => {
        const { db, currentUser } = context;
        requireAccess(currentUser, RAW_ALERTS);
        if (filter.isUrgent === true) canReadPart(currentUser, RAW_ALERTS, 'isUrgent');
        const view = await viewOf(context, {
          includeUrgent: canReadPart(currentUser, RAW_ALERTS, 'urgent alerts'),
          includeFleetOrders: canReadPart(currentUser, RAW_ALERTS, 'fleet orders'),
          includeShared:
            filter.isSharedVehicle === true &&
            canReadPart(currentUser, RAW_ALERTS, 'isSharedVehicle'),
        });
        const { records, head, ...pagination } = await listAlerts(db, view.scope, {
          ...filter,
          ...filter.pagination,
          order: filter.orderBy?.createdOn,
          ...(filter.search != null && {
            found: foundBy(view.scope, searchRightsOf(currentUser, RAW_ALERTS), filter.search),
          }),
        });
        return { data: records.map((record) => toWireAlert(record, view)), pagination, head };
      }),
  }),
);

const TotalsFilterInput = builder.inputType('TotalImportantAlertsFilterInput', {
  fields: (t) => ({
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    search: t.field({ type: AlertSearchInput }),
    isSharedVehicle: t.boolean(),
    isSnoozed: t.boolean(),
  }),
});

export const AlertUrgencyTypeEnum = builder.enumType('AlertUrgencyType', {
  values: ['Urgent', 'Important'] as const,
});

type UrgencyTotalRow = {
  alertUrgencyType: 'Urgent' | 'Important';
  unresolved: number;
  unread: number;
};

const UrgencyTotal = builder.objectRef<UrgencyTotalRow>('UrgencyTotal').implement({
  fields: (t) => ({
    alertUrgencyType: t.expose('alertUrgencyType', { type: AlertUrgencyTypeEnum }),
    unresolved: t.exposeInt('unresolved'),
    unread: t.exposeInt('unread'),
  }),
});

const TotalsResult = builder
  .objectRef<Envelope & { data?: UrgencyTotalRow[]; head?: number }>('TotalImportantAlertsResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [UrgencyTotal], nullable: true }),
      head: t.exposeInt('head', { nullable: true }),
    }),
  });

const TOTALS = 'GraphQL Query.totalImportantAlerts';

builder.queryField('totalImportantAlerts', (t) =>
  t.field({
    type: TotalsResult,
    args: { filter: t.arg({ type: TotalsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, TOTALS, async () => {
        const { db, currentUser, clock } = context;
        requireAccess(currentUser, TOTALS);
        const includeUrgent = canReadPart(currentUser, TOTALS, 'Urgent');
        const includeShared =
          filter?.isSharedVehicle === true && canReadPart(currentUser, TOTALS, 'isSharedVehicle');
        const { scope } = await viewOf(context, { includeUrgent, includeShared });
        const search = filter?.search;
        const { urgent, important, unread, head } = await countUnresolved(
          db,
          scope,
          filter ?? {},
          search == null ? undefined : foundBy(scope, searchRightsOf(currentUser, TOTALS), search),
          isSnoozedBy({ userId: currentUser.userId, now: clock.now() }, filter?.isSnoozed),
        );
        const rows: UrgencyTotalRow[] = [
          { alertUrgencyType: 'Urgent', unresolved: urgent, unread: unread.urgent },
          { alertUrgencyType: 'Important', unresolved: important, unread: unread.important },
        ];
        const data = rows.filter((row) => includeUrgent || row.alertUrgencyType !== 'Urgent');
        return { data, head };
      }),
  }),
);

type MissedData = { alerts?: WireAlert[]; head?: number; isComplete?: boolean };

const MissedResult = builder
  .objectRef<Envelope & MissedData>('MissedLiveMessagesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      alerts: t.expose('alerts', { type: [RawAlert], nullable: true }),
      head: t.exposeInt('head', { nullable: true }),
      isComplete: t.exposeBoolean('isComplete', { nullable: true }),
    }),
  });

const MISSED = 'GraphQL Query.missedLiveMessages';

builder.queryField('missedLiveMessages', (t) =>
  t.field({
    type: MissedResult,
    args: { since: t.arg.int({ required: true }), isSharedVehicle: t.arg.boolean() },
    resolve: (_root, { since, isSharedVehicle }, context) =>
      respond(context, MISSED, async () => {
        const { db, currentUser } = context;
        requireAccess(currentUser, MISSED);
        const view = await viewOf(context, {
          includeUrgent: canReadPart(currentUser, MISSED, 'urgent alerts'),
          includeFleetOrders: canReadPart(currentUser, MISSED, 'fleet orders'),
          includeShared:
            isSharedVehicle === true && canReadPart(currentUser, MISSED, 'isSharedVehicle'),
        });
        const { records, head, isComplete } = await readMissedAlerts(db, view.scope, since);
        return { alerts: records.map((record) => toWireAlert(record, view)), head, isComplete };
      }),
  }),
);
