import { and } from 'drizzle-orm';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { MAX_ACTION_ALERTS } from '../alerts/actions/find-target-alerts.ts';
import { idIn, readAlerts } from '../alerts/alert-record.ts';
import { parseId, parseIds, parseVehicleIds } from '../alerts/cursor.ts';
import { changeOwner, type OwnerOutcome } from '../alerts/owners/change-owner.ts';
import { findNewOwner, listPossibleOwners } from '../alerts/owners/possible-owners.ts';
import { toWireAlert, toWireUser, type WireAlert, type WireUser } from '../alerts/wire-alert.ts';
import { rawAlerts } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { ActingUser, RawAlert } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { viewOf, type GraphqlContext } from './context.ts';
import { respond } from './respond.ts';

const PossibleOwnersResult = builder
  .objectRef<Envelope & { data?: WireUser[] }>('PossibleAlertOwnersResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({ data: t.expose('data', { type: [ActingUser], nullable: true }) }),
  });

const POSSIBLE = 'GraphQL Query.possibleAlertOwners';

builder.queryField('possibleAlertOwners', (t) =>
  t.field({
    type: PossibleOwnersResult,
    args: { search: t.arg.string() },
    resolve: (_root, { search }, context) =>
      respond(context, POSSIBLE, async () => {
        requireAccess(context.currentUser, POSSIBLE);
        const people = await listPossibleOwners(context.db, context.currentUser, search);
        return { data: people.map(toWireUser) };
      }),
  }),
);

const ChangeAlertOwnerInput = builder.inputType('ChangeAlertOwnerInput', {
  fields: (t) => ({
    rawAlertId: t.idList({ required: true }),
    ownerId: t.id(),
    isSharedVehicle: t.boolean(),
  }),
});

const AlertOwnerOutcome = builder.enumType('AlertOwnerOutcome', {
  values: ['applied', 'unchanged', 'owned', 'settled', 'unseen', 'notFound'] as const,
});

interface Item {
  readonly rawAlertId: string;
  readonly outcome: OwnerOutcome;
  readonly alert: WireAlert | null;
}

const AlertOwnerItem = builder.objectRef<Item>('AlertOwnerItem').implement({
  fields: (t) => ({
    rawAlertId: t.exposeID('rawAlertId'),
    outcome: t.expose('outcome', { type: AlertOwnerOutcome }),
    alert: t.expose('alert', { type: RawAlert, nullable: true }),
  }),
});

type OwnerData = { items?: Item[]; seq?: number; createdOn?: string; user?: WireUser };

const AlertOwnerResult = builder.objectRef<Envelope & OwnerData>('AlertOwnerResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    items: t.expose('items', { type: [AlertOwnerItem], nullable: true }),
    seq: t.exposeInt('seq', { nullable: true }),
    createdOn: t.expose('createdOn', { type: 'DateTime', nullable: true }),
    user: t.expose('user', { type: ActingUser, nullable: true }),
  }),
});

const CHANGE = 'GraphQL Mutation.changeAlertOwner';

builder.mutationField('changeAlertOwner', (t) =>
  t.field({
    type: AlertOwnerResult,
    args: { input: t.arg({ type: ChangeAlertOwnerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, CHANGE, () => changeOwnerOperation(context, input)),
  }),
);

async function changeOwnerOperation(
  context: GraphqlContext,
  { rawAlertId, ownerId, isSharedVehicle }: typeof ChangeAlertOwnerInput.$inferInput,
): Promise<Required<OwnerData>> {
  const { db, clock, currentUser, liveFeed } = context;
  requireAccess(currentUser, CHANGE);
  if (rawAlertId.length === 0) throw new ApiError('INVALID_INPUT', 'noAlertSelected');
  if (rawAlertId.length > MAX_ACTION_ALERTS) {
    throw new ApiError('INVALID_INPUT', 'tooManyAlerts', { max: MAX_ACTION_ALERTS });
  }
  const view = await viewOf(context, {
    includeUrgent: canReadPart(currentUser, CHANGE, 'urgent alerts'),
    includeFleetOrders: canReadPart(currentUser, CHANGE, 'fleet orders'),
    includeShared: isSharedVehicle === true && canReadPart(currentUser, CHANGE, 'isSharedVehicle'),
  });
  // The ids of users are `integer` in the database, like those of vehicles.
  const newOwnerId = ownerId == null ? null : (parseVehicleIds([ownerId])[0] ?? null);
  const owner =
    ownerId == null ? null : await findNewOwner(db, currentUser, view.scope, newOwnerId);
  const alertIds = parseIds(rawAlertId);
  const { outcomes, createdOn, seq } = await changeOwner(db, clock, currentUser, view.scope, {
    alertIds,
    owner,
  });
  if ([...outcomes.values()].includes('applied')) liveFeed.changed(currentUser.companyId);
  const records = await readAlerts(db, {
    where: and(view.scope.visible, idIn(rawAlerts.id, [...outcomes.keys()])),
  });
  const alerts = new Map(
    records.map((record) => [record.alert.id, toWireAlert(record, view)] as const),
  );
  return {
    items: rawAlertId.map((requested) => {
      const id = parseId(requested) ?? 0;
      const outcome = outcomes.get(id) ?? 'notFound';
      return { rawAlertId: String(requested), outcome, alert: alerts.get(id) ?? null };
    }),
    seq,
    createdOn: createdOn.toISOString(),
    user: toWireUser({ id: currentUser.userId, fullname: currentUser.fullname }),
  };
}
