import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { idIn, readAlerts, type AlertRecord, type UserRef } from '../alerts/alert-record.ts';
import type { Database } from '../db/database.ts';
import { alertActions, alertOwnerChanges, rawAlerts, users, vehicles } from '../db/schema.ts';
import { readHead } from '../db/sequence.ts';
import type { VisibilityInput } from '../access/visibility.ts';

/** A changed alert, with what decides who can see it. */
type ChangedAlert = VisibilityInput & { readonly id: number };

export interface LiveAction {
  readonly action: typeof alertActions.$inferSelect;
  readonly user: UserRef;
  readonly changed: readonly ChangedAlert[];
}

/** Alerts with a new owner, or none any more. */
export interface LiveOwnerChange {
  readonly companyId: number;
  readonly owner: UserRef | null;
  readonly user: UserRef;
  readonly createdOn: Date;
  readonly changed: readonly ChangedAlert[];
}

export type LiveEvent =
  | { readonly kind: 'arrival'; readonly seq: number; readonly record: AlertRecord }
  | ({ readonly kind: 'action'; readonly seq: number } & LiveAction)
  | ({ readonly kind: 'owner'; readonly seq: number } & LiveOwnerChange);

/** A range of a company's sequence, read once for all subscribers. */
export interface EventRange {
  /** Last number of the range: the head, or less when a single read cannot reach it. */
  readonly upTo: number;
  readonly head: number;
  /** Ordered by sequence number. */
  readonly events: readonly LiveEvent[];
}

/** Maximum number of sequence numbers per read. */
const MAX_RANGE = 500;

/** Reads the events after `from`, from whichever node wrote them. */
export async function readEvents(
  db: Database,
  companyId: number,
  from: number,
): Promise<EventRange> {
  const head = await readHead(db, companyId);
  const upTo = Math.min(head, from + MAX_RANGE);
  if (upTo <= from) return { upTo: from, head, events: [] };
  const arrivals = await readAlerts(db, {
    where: and(
      eq(rawAlerts.companyId, companyId),
      gt(rawAlerts.createdSeq, from),
      lte(rawAlerts.createdSeq, upTo),
    ),
    orderBy: [asc(rawAlerts.createdSeq), asc(rawAlerts.id)],
    isLive: true,
  });
  // Every number belongs to one arrival, one action or one change of owners.
  const hasActions = arrivals.length < upTo - from;
  const actions = hasActions ? await readActions(db, companyId, from, upTo) : [];
  const hasOwners = arrivals.length + actions.length < upTo - from;
  const owners = hasOwners ? await readOwnerChanges(db, companyId, from, upTo) : [];
  const events: LiveEvent[] = [
    ...arrivals.map((record) => ({
      kind: 'arrival' as const,
      seq: record.alert.createdSeq,
      record,
    })),
    ...actions.map((action) => ({ kind: 'action' as const, seq: action.action.seq, ...action })),
    ...owners,
  ];
  return { upTo, head, events: events.sort((a, b) => a.seq - b.seq) };
}

async function readActions(
  db: Database,
  companyId: number,
  from: number,
  upTo: number,
): Promise<LiveAction[]> {
  const rows = await db
    .select({ action: alertActions, user: { id: users.id, fullname: users.fullname } })
    .from(alertActions)
    .innerJoin(users, eq(users.id, alertActions.userId))
    .where(
      and(
        eq(alertActions.companyId, companyId),
        gt(alertActions.seq, from),
        lte(alertActions.seq, upTo),
      ),
    );
  if (rows.length === 0) return [];
  const byId = await readChanged(
    db,
    rows.flatMap(({ action }) => action.changedIds),
  );
  return rows.map((row) => ({
    ...row,
    changed: row.action.changedIds.flatMap((id) => byId.get(id) ?? []),
  }));
}

const owners = alias(users, 'owners');

async function readOwnerChanges(
  db: Database,
  companyId: number,
  from: number,
  upTo: number,
): Promise<(LiveOwnerChange & { readonly kind: 'owner'; readonly seq: number })[]> {
  const rows = await db
    .select({
      seq: alertOwnerChanges.seq,
      rawAlertId: alertOwnerChanges.rawAlertId,
      createdOn: alertOwnerChanges.createdOn,
      user: { id: users.id, fullname: users.fullname },
      owner: { id: owners.id, fullname: owners.fullname },
    })
    .from(alertOwnerChanges)
    .innerJoin(users, eq(users.id, alertOwnerChanges.userId))
    .leftJoin(owners, eq(owners.id, alertOwnerChanges.ownerId))
    .where(
      and(
        eq(alertOwnerChanges.companyId, companyId),
        gt(alertOwnerChanges.seq, from),
        lte(alertOwnerChanges.seq, upTo),
      ),
    )
    .orderBy(asc(alertOwnerChanges.seq), asc(alertOwnerChanges.rawAlertId));
  if (rows.length === 0) return [];
  const byId = await readChanged(
    db,
    rows.map(({ rawAlertId }) => rawAlertId),
  );
  return [...Map.groupBy(rows, ({ seq }) => seq)].flatMap(([seq, [first, ...others]]) => {
    if (first === undefined) return [];
    const { owner, user, createdOn } = first;
    const changed = [first, ...others].flatMap(({ rawAlertId }) => byId.get(rawAlertId) ?? []);
    return [{ kind: 'owner' as const, seq, companyId, owner, user, createdOn, changed }];
  });
}

async function readChanged(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ChangedAlert>> {
  const rows = await db
    .select({
      id: rawAlerts.id,
      companyId: rawAlerts.companyId,
      alertRuleIds: rawAlerts.alertRuleIds,
      isShared: vehicles.isShared,
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(idIn(rawAlerts.id, [...new Set(ids)]));
  return new Map(rows.map((alert) => [alert.id, alert]));
}
