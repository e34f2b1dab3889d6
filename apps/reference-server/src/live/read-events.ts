import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { idIn, readAlerts, type AlertRecord, type UserRef } from '../alerts/alert-record.ts';
import type { Database } from '../db/database.ts';
import { alertActions, rawAlerts, users, vehicles } from '../db/schema.ts';
import { readHead } from '../db/sequence.ts';
import type { VisibilityInput } from '../access/visibility.ts';

export interface LiveAction {
  readonly action: typeof alertActions.$inferSelect;
  readonly user: UserRef;
  /** The changed alerts, with what decides who can see each of them. */
  readonly changed: readonly (VisibilityInput & { readonly id: number })[];
}

export type LiveEvent =
  | { readonly kind: 'arrival'; readonly seq: number; readonly record: AlertRecord }
  | ({ readonly kind: 'action'; readonly seq: number } & LiveAction);

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
  });
  // Every number belongs to one arrival or one action.
  const hasActions = arrivals.length < upTo - from;
  const actions = hasActions ? await readActions(db, companyId, from, upTo) : [];
  const events: LiveEvent[] = [
    ...arrivals.map((record) => ({
      kind: 'arrival' as const,
      seq: record.alert.createdSeq,
      record,
    })),
    ...actions.map((action) => ({ kind: 'action' as const, seq: action.action.seq, ...action })),
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
  const rowsOfAlerts = await db
    .select({
      id: rawAlerts.id,
      companyId: rawAlerts.companyId,
      alertRuleIds: rawAlerts.alertRuleIds,
      isShared: vehicles.isShared,
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(idIn(rawAlerts.id, [...new Set(rows.flatMap(({ action }) => action.changedIds))]));
  const byId = new Map(rowsOfAlerts.map((alert) => [alert.id, alert]));
  return rows.map((row) => ({
    ...row,
    changed: row.action.changedIds.flatMap((id) => byId.get(id) ?? []),
  }));
}
