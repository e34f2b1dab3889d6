import { mayHavePart, requireCall } from '../access/operation-access.ts';
import { actOnAlerts } from '../alerts/actions/apply-action.ts';
import type { ActionType } from '../alerts/actions/parse-action.ts';
import { MOST_ACTED_ON } from '../alerts/actions/find-target-alerts.ts';
import { and } from 'drizzle-orm';
import { oneOf, readAlerts } from '../alerts/alert-record.ts';
import { toId, toIds, toVehicleIds } from '../alerts/cursor.ts';
import {
  toWireAlert,
  toWireUser,
  type AlertView,
  type WireAlert,
  type WireUser,
} from '../alerts/wire-alert.ts';
import { rawAlerts } from '../db/schema.ts';
import { Refusal } from '../lib/api-error.ts';
import { AlertUrgencyTypeEnum } from './alert-queries.ts';
import { ActingUser, AlertActionTypeEnum, RawAlert } from './alert-types.ts';
import { answer } from './respond.ts';
import { builder, type Envelope } from './builder.ts';
import { viewOf, type GraphqlContext } from './context.ts';

const OPERATION = 'GraphQL Mutation.upsertRawAlertsAction';

const SelectionMode = builder.enumType('SelectionMode', {
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
  /** Read once for all items, when one of them is asked for. */
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
    resolve: (_root, { input }, context) => answer(context, OPERATION, () => act(context, input)),
  }),
);

async function act(context: GraphqlContext, input: ActionInput): Promise<Required<ActionData>> {
  const { db, clock, caller, liveFeed } = context;
  requireCall(caller, OPERATION);
  checkNamed(input);
  const view = await viewOf(context, {
    maySeeUrgent: mayHavePart(caller, OPERATION, 'urgent alerts'),
    seesFleetOrders: mayHavePart(caller, OPERATION, 'fleet orders'),
    includeShared:
      input.isSharedVehicle === true && mayHavePart(caller, OPERATION, 'isSharedVehicle'),
  });
  const data = input.data ?? null;
  const done = await actOnAlerts(db, clock, caller, view.scope, {
    type: input.actionType,
    data,
    selection: {
      mode: input.selectionMode,
      ids: input.selectionMode === 'All' ? [] : toIds(input.rawAlertId),
      range: input.dateRange,
      vehicleIds: input.vehicleId?.length ? toVehicleIds(input.vehicleId) : null,
      urgency: input.alertUrgencyType ?? null,
    },
  });
  if (done.changedIds.size > 0) liveFeed.changed(caller.companyId);
  return {
    data: {
      actionType: input.actionType,
      data,
      createdOn: done.createdOn.toISOString(),
      user: toWireUser({ id: caller.userId, fullname: caller.fullname }),
      updatedAlerts: done.changedIds.size,
      updatedAlertStatuses: done.updatedAlertStatuses,
      insertedAlertLogs: done.insertedAlertLogs,
    },
    items: input.selectionMode === 'Selection' ? itemsOf(context, view, input, done) : [],
    seq: done.seq,
  };
}

/** @throws Refusal INVALID_INPUT when too many or, for a selection, no alerts are named. */
function checkNamed({ selectionMode, rawAlertId }: ActionInput): void {
  if (selectionMode === 'Selection' && rawAlertId.length === 0) {
    throw new Refusal('INVALID_INPUT', 'alertNeeded');
  }
  if (rawAlertId.length > MOST_ACTED_ON) {
    throw new Refusal('INVALID_INPUT', 'tooManyAlerts', { max: MOST_ACTED_ON });
  }
}

function itemsOf(
  { db }: GraphqlContext,
  view: AlertView,
  input: ActionInput,
  done: { readonly selectedIds: ReadonlySet<number>; readonly changedIds: ReadonlySet<number> },
): Item[] {
  let reading: Promise<Map<string, WireAlert>> | undefined;
  const readAll = async (): Promise<Map<string, WireAlert>> => {
    const where = and(view.scope.visible, oneOf(rawAlerts.id, [...done.selectedIds]));
    const records = await readAlerts(db, { where });
    return new Map(
      records.map((record) => [String(record.alert.id), toWireAlert(record, view)] as const),
    );
  };
  return input.rawAlertId.map((named) => {
    const id = toId(named);
    const isSelected = id !== null && done.selectedIds.has(id);
    const outcome =
      id !== null && done.changedIds.has(id) ? 'applied' : isSelected ? 'unchanged' : 'notFound';
    return {
      rawAlertId: String(named),
      outcome,
      async loadAlert() {
        if (!isSelected) return null;
        reading ??= readAll();
        return (await reading).get(String(named)) ?? null;
      },
    };
  });
}
