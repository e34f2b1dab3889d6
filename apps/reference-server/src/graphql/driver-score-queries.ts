import type { OperationName } from '@pantau/core/contract/operations';
import { scoreCategories } from '@pantau/core/driver-score';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { listGroups, type TargetPage } from '../alert-rules/targets/list-targets.ts';
import type { NamedGroup } from '../alert-rules/rule/rule-targets.ts';
import { listDriverAlerts, type WireDriverAlert } from '../driver-scores/list-driver-alerts.ts';
import { listScores } from '../driver-scores/list-scores.ts';
import { dayOf } from '../driver-sums/day-of.ts';
import { readScore } from '../driver-scores/read-score.ts';
import { isDriverUser, type ScoreReader } from '../driver-scores/score-reader.ts';
import { OrderDirection } from './alert-queries.ts';
import { PageInfo, PageInput, RuleVgroup } from './alert-rule-types.ts';
import { builder, type Envelope } from './builder.ts';
import type { GraphqlContext } from './context.ts';
import {
  AggregationType,
  AlertDetail,
  CategoryEnum,
  DriverScore,
  HistoryEntry,
  SettingsType,
} from './driver-score-types.ts';
import { respond } from './respond.ts';

const SCORES = 'GraphQL Query.driverScores';
const SCORE = 'GraphQL Query.driverScore';
const ALERTS = 'GraphQL Query.alertDetailDriverScores';
const GROUPS = 'GraphQL Query.driverScoreGroups';

/** @throws ApiError `FORBIDDEN` when the user lacks a scope that the operation requires */
function scoreReader({ currentUser }: GraphqlContext, operation: OperationName): ScoreReader {
  requireAccess(currentUser, operation);
  const { companyId, timeZone, userId } = currentUser;
  const hasGroups = operation === SCORES || operation === GROUPS;
  return {
    companyId,
    timeZone,
    onlyUserId: isDriverUser(currentUser) ? userId : null,
    includeGroups: hasGroups && canReadPart(currentUser, operation, 'vehicle groups'),
  };
}

const todayOf = ({ clock, currentUser }: GraphqlContext): number =>
  dayOf(clock.now(), currentUser.timeZone);

const SortFieldEnum = builder.enumType('DriverScoreSortField', {
  values: [
    'fullname',
    'finalGrade',
    'score',
    'totalDriven',
    'totalAlert',
    ...scoreCategories,
  ] as const,
});

const SortInput = builder.inputType('DriverScoreSortInput', {
  fields: (t) => ({
    field: t.field({ type: SortFieldEnum, required: true }),
    direction: t.field({ type: OrderDirection, required: true }),
  }),
});

const ScoresFilterInput = builder.inputType('DriverScoresFilterInput', {
  fields: (t) => ({
    startDate: t.string({ required: true }),
    endDate: t.string({ required: true }),
    vgroupIds: t.idList(),
    search: t.string(),
    pagination: t.field({ type: PageInput }),
    sort: t.field({ type: SortInput }),
  }),
});

type Scores = Envelope & Partial<Awaited<ReturnType<typeof listScores>>>;

const ScoresResult = builder.objectRef<Scores>('DriverScoresResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [DriverScore], nullable: true }),
    pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
    aggregation: t.expose('aggregation', { type: AggregationType, nullable: true }),
    settings: t.expose('settings', { type: SettingsType, nullable: true }),
    lastSync: t.expose('lastSync', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('driverScores', (t) =>
  t.field({
    type: ScoresResult,
    args: { filter: t.arg({ type: ScoresFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, SCORES, async () =>
        listScores(context.db, scoreReader(context, SCORES), filter, todayOf(context)),
      ),
  }),
);

const ScoreFilterInput = builder.inputType('DriverScoreFilterInput', {
  fields: (t) => ({
    driverId: t.id({ required: true }),
    startDate: t.string({ required: true }),
    endDate: t.string({ required: true }),
  }),
});

type Score = Envelope & Partial<Awaited<ReturnType<typeof readScore>>>;

const ScoreResult = builder.objectRef<Score>('DriverScoreResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: DriverScore, nullable: true }),
    settings: t.expose('settings', { type: SettingsType, nullable: true }),
    history: t.expose('history', { type: [HistoryEntry], nullable: true }),
    lastSync: t.expose('lastSync', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('driverScore', (t) =>
  t.field({
    type: ScoreResult,
    args: { filter: t.arg({ type: ScoreFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, SCORE, async () =>
        readScore(context.db, scoreReader(context, SCORE), filter, todayOf(context)),
      ),
  }),
);

const CursorInput = builder.inputType('CursorInput', {
  fields: (t) => ({ first: t.int(), after: t.string(), before: t.string() }),
});

const AlertsFilterInput = builder.inputType('AlertDetailDriverScoresFilterInput', {
  fields: (t) => ({
    driverId: t.id({ required: true }),
    startDate: t.string({ required: true }),
    endDate: t.string({ required: true }),
    categories: t.field({ type: [CategoryEnum] }),
    includeFalseAlerts: t.boolean(),
    pagination: t.field({ type: CursorInput }),
  }),
});

type AlertPage = Awaited<ReturnType<typeof listDriverAlerts>>;

const CursorPagination = builder.objectRef<AlertPage['pagination']>('CursorPagination').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    startCursor: t.exposeString('startCursor', { nullable: true }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
  }),
});

const AlertsResult = builder
  .objectRef<
    Envelope & { data?: readonly WireDriverAlert[]; pagination?: AlertPage['pagination'] }
  >('AlertDetailDriverScoresResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [AlertDetail], nullable: true }),
      pagination: t.expose('pagination', { type: CursorPagination, nullable: true }),
    }),
  });

builder.queryField('alertDetailDriverScores', (t) =>
  t.field({
    type: AlertsResult,
    args: { filter: t.arg({ type: AlertsFilterInput, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, ALERTS, async () => {
        const reader = scoreReader(context, ALERTS);
        const includeShared = canReadPart(context.currentUser, ALERTS, 'shared vehicles');
        const today = todayOf(context);
        return listDriverAlerts(context.db, reader, filter, {
          includeShared,
          today,
          language: context.language,
        });
      }),
  }),
);

const GroupsFilterInput = builder.inputType('DriverScoreGroupsFilterInput', {
  fields: (t) => ({ pagination: t.field({ type: PageInput }), search: t.string() }),
});

const GroupsResult = builder
  .objectRef<Envelope & Partial<TargetPage<NamedGroup>>>('DriverScoreGroupsResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [RuleVgroup], nullable: true }),
      pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
    }),
  });

builder.queryField('driverScoreGroups', (t) =>
  t.field({
    type: GroupsResult,
    args: { filter: t.arg({ type: GroupsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, GROUPS, async () => {
        const { companyId, includeGroups } = scoreReader(context, GROUPS);
        return listGroups(context.db, { companyId, includeGroups }, filter ?? {});
      }),
  }),
);
