import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { applyAction } from '../alerts/actions/apply-action.ts';
import type { ActionType } from '../alerts/actions/parse-action.ts';
import { MAX_ACTION_ALERTS } from '../alerts/actions/find-target-alerts.ts';
import { and } from 'drizzle-orm';
import { idIn, readAlerts } from '../alerts/alert-record.ts';
import { parseId, parseIds, parseVehicleIds } from '../alerts/cursor.ts';
import {
  toWireAlert,
  toWireUser,
  type AlertView,
  type WireAlert,
  type WireUser,
} from '../alerts/wire-alert.ts';
import { rawAlerts } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { AlertUrgencyTypeEnum } from './alert-queries.ts';
import { ActingUser, AlertActionTypeEnum, RawAlert } from './alert-types.ts';
import { respond } from './respond.ts';
import { builder, type Envelope } from './builder.ts';
import { viewOf, type GraphqlContext } from './context.ts';

const OPERATION = 'GraphQL Mutation.upsertRawAlertsAction';

export const SelectionMode = builder.enumType('SelectionMode', {
  values: ['All', 'Selection', 'Exclude'] as const,
});

const DateRangeInput = builder.inputType('DateRangeInput', {
  fields: (t) => ({
    start: t.field({ type: 'DateTime', required: true }),
    end: t.field({ type: 'DateTime', required: true }),
  }),
});

const RawAlertsActionInput = builder.inputType('RawAlertsActionInput', {
  fields: (t) => ({
    actionType: t.field({ type: AlertActionTypeEnum, required: true }),
    data: t.string(),
    note: t.string(),
    rawAlertId: t.idList({ required: true }),
    selectionMode: t.field({ type: SelectionMode, required: true }),
    dateRange: t.field({ type: DateRangeInput, required: true }),
    vehicleId: t.idList(),
    alertUrgencyType: t.field({ type: AlertUrgencyTypeEnum }),
    isSharedVehicle: t.boolean(),
  }),
});

const ActionOutcome = builder.enumType('ActionOutcome', {
  values: ['applied', 'unchanged', 'notFound'] as const,
});

interface Item {
  readonly rawAlertId: string;
  readonly outcome: 'applied' | 'unchanged' | 'notFound';
  /** The alerts of all items are read together, when the first one is requested. */
  readonly loadAlert: () => Promise<WireAlert | null>;
}

const ActionItem = builder.objectRef<Item>('ActionItem').implement({
  fields: (t) => ({
    rawAlertId: t.exposeID('rawAlertId'),
    outcome: t.expose('outcome', { type: ActionOutcome }),
    alert: t.field({ type: RawAlert, nullable: true, resolve: (item) => item.loadAlert() }),
  }),
});

interface ActionRecord {
  readonly actionType: ActionType;
  readonly data: string | null;
  readonly createdOn: string;
  readonly user: WireUser;
  readonly updatedAlerts: number;
  readonly updatedAlertStatuses: number;
  readonly insertedAlertLogs: number;
}

const UserActionRecord = builder.objectRef<ActionRecord>('UserActionRecord').implement({
  fields: (t) => ({
    actionType: t.expose('actionType', { type: AlertActionTypeEnum }),
    data: t.exposeString('data', { nullable: true }),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    userId: t.id({ resolve: (record) => record.user.userId }),
    user: t.expose('user', { type: ActingUser }),
    updatedAlerts: t.exposeInt('updatedAlerts'),
    updatedAlertStatuses: t.exposeInt('updatedAlertStatuses'),
    insertedAlertLogs: t.exposeInt('insertedAlertLogs'),
  }),
});

type ActionData = { data?: ActionRecord; items?: Item[]; seq?: number };

const ActionResult = builder.objectRef<Envelope & ActionData>('RawAlertsActionResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: UserActionRecord, nullable: true }),
    items: t.expose('items', { type: [ActionItem], nullable: true }),
    seq: t.exposeInt('seq', { nullable: true }),
  }),
});

type ActionInput = typeof RawAlertsActionInput.$inferInput;

builder.mutationField('upsertRawAlertsAction', (t) =>
  t.field({
    type: ActionResult,
    args: { input: t.arg({ type: RawAlertsActionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, OPERATION, () => applyActionOperation(context, input)),
  }),
);

async function applyActionOperation(
  context: GraphqlContext,
  input: ActionInput,
): Promise<Required<ActionData>> {
  const { db, clock, currentUser, liveFeed } = context;
  requireAccess(currentUser, OPERATION);
  canReadPart(currentUser, OPERATION, `actionType ${input.actionType}`);
  const { note = null } = input;
  if (note !== null) canReadPart(currentUser, OPERATION, 'note');
  validateIds(input);
  const view = await viewOf(context, {
    includeUrgent: canReadPart(currentUser, OPERATION, 'urgent alerts'),
    includeFleetOrders: canReadPart(currentUser, OPERATION, 'fleet orders'),
    includeShared:
      input.isSharedVehicle === true && canReadPart(currentUser, OPERATION, 'isSharedVehicle'),
  });
  const result = await applyAction(db, clock, currentUser, view.scope, {
    type: input.actionType,
    data: input.data ?? null,
    note,
    target: {
      mode: input.selectionMode,
      ids: input.selectionMode === 'All' ? [] : parseIds(input.rawAlertId),
      range: input.dateRange,
      vehicleIds: input.vehicleId?.length ? parseVehicleIds(input.vehicleId) : null,
      urgency: input.alertUrgencyType ?? null,
    },
  });
  if (result.changedIds.size > 0) liveFeed.changed(currentUser.companyId);
  return {
    data: {
      actionType: input.actionType,
      data: result.data,
      createdOn: result.createdOn.toISOString(),
      user: toWireUser({ id: currentUser.userId, fullname: currentUser.fullname }),
      updatedAlerts: result.changedIds.size,
      updatedAlertStatuses: result.updatedAlertStatuses,
      insertedAlertLogs: result.insertedAlertLogs,
    },
    items: input.selectionMode === 'Selection' ? itemsOf(context, view, input, result) : [],
    seq: result.seq,
  };
}

/** @throws ApiError `INVALID_INPUT` when too many alerts are given or, for `Selection`, none. */
function validateIds({ selectionMode, rawAlertId }: ActionInput): void {
  if (selectionMode === 'Selection' && rawAlertId.length === 0) {
    throw new ApiError('INVALID_INPUT', 'noAlertSelected');
  }
  if (rawAlertId.length > MAX_ACTION_ALERTS) {
    throw new ApiError('INVALID_INPUT', 'tooManyAlerts', { max: MAX_ACTION_ALERTS });
  }
}

function itemsOf(
  { db }: GraphqlContext,
  view: AlertView,
  input: ActionInput,
  result: { readonly targetIds: ReadonlySet<number>; readonly changedIds: ReadonlySet<number> },
): Item[] {
  let reading: Promise<Map<string, WireAlert>> | undefined;
  const readAll = async (): Promise<Map<string, WireAlert>> => {
    const where = and(view.scope.visible, idIn(rawAlerts.id, [...result.targetIds]));
    const records = await readAlerts(db, { where });
    return new Map(
      records.map((record) => [String(record.alert.id), toWireAlert(record, view)] as const),
    );
  };
  return input.rawAlertId.map((rawAlertId) => {
    const id = parseId(rawAlertId);
    const isSelected = id !== null && result.targetIds.has(id);
    const outcome =
      id !== null && result.changedIds.has(id) ? 'applied' : isSelected ? 'unchanged' : 'notFound';
    return {
      rawAlertId: String(rawAlertId),
      outcome,
      async loadAlert() {
        if (!isSelected) return null;
        reading ??= readAll();
        return (await reading).get(String(rawAlertId)) ?? null;
      },
    };
  });
}
