import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../access/current-user.ts';
import type { TenantScope } from '../../access/visibility.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Database, Queries } from '../../db/database.ts';
import { alertOwnerChanges, rawAlerts, vehicles } from '../../db/schema.ts';
import { readHead, takeSequence } from '../../db/sequence.ts';
import type { Clock } from '../../lib/clock.ts';
import { idIn } from '../alert-record.ts';

/**
 * `owned`: somebody else owns the alert. `settled`: it is resolved or false. `unseen`: the person cannot see it.
 * `unchanged`: the person owns it already, or nobody does.
 */
export type OwnerOutcome = 'applied' | 'unchanged' | 'owned' | 'settled' | 'unseen' | 'notFound';

/** Who an alert is given to, and which alerts that person can see. */
export interface NewOwner {
  readonly id: number;
  readonly scope: TenantScope;
}

export interface OwnerChange {
  readonly alertIds: readonly number[];
  /** `null` releases the alerts. */
  readonly owner: NewOwner | null;
}

export interface OwnerChangeResult {
  readonly createdOn: Date;
  /** Of each alert that was found. */
  readonly outcomes: ReadonlyMap<number, OwnerOutcome>;
  /** Sequence number of the change; the head when nothing changed. */
  readonly seq: number;
}

type Actor = Pick<CurrentUser, 'userId' | 'companyId'>;

/**
 * Takes alerts, hands them over or releases them. Only alerts that nobody or the caller owns change, so that of two
 * people who take an alert at once exactly one becomes its owner.
 */
export async function changeOwner(
  db: Database,
  clock: Clock,
  actor: Actor,
  scope: TenantScope,
  { alertIds, owner }: OwnerChange,
): Promise<OwnerChangeResult> {
  const ownerId = owner?.id ?? null;
  return db.transaction(async (tx) => {
    // Locks the sequence before reading, so that concurrent changes of the company's alerts wait.
    const head = await readHead(tx, actor.companyId, true);
    const targets = await readTargets(tx, scope, alertIds);
    const createdOn = new Date(clock.now());
    const outcomes = new Map(
      targets.map((target) => [target.id, outcomeOf(target, actor, owner)] as const),
    );
    const free = [...outcomes].flatMap(([id, outcome]) => (outcome === 'applied' ? id : []));
    if (free.length === 0) return { createdOn, outcomes, seq: head };

    const { last: seq } = await takeSequence(tx, actor.companyId);
    const changed = await tx
      .update(rawAlerts)
      .set({ ownerId, seq })
      .where(
        and(
          idIn(rawAlerts.id, free),
          or(isNull(rawAlerts.ownerId), eq(rawAlerts.ownerId, actor.userId)),
          sql`${rawAlerts.ownerId} is distinct from ${ownerId}::integer`,
          not(rawAlerts.isResolved),
          not(rawAlerts.isFalseAlert),
        ),
      )
      .returning({ id: rawAlerts.id });
    const { companyId, userId } = actor;
    await tx
      .insert(alertOwnerChanges)
      .values(
        changed.map(({ id }) => ({ rawAlertId: id, seq, companyId, ownerId, userId, createdOn })),
      );
    if (changed.length > 1) {
      await recordAudit(
        tx,
        { companyId, userId, now: createdOn },
        { action: 'AlertsChanged', target: 'Owner', count: changed.length },
      );
    }
    return { createdOn, outcomes, seq };
  });
}

const readTargets = (tx: Queries, scope: TenantScope, alertIds: readonly number[]) =>
  tx
    .select({
      id: rawAlerts.id,
      companyId: rawAlerts.companyId,
      alertRuleIds: rawAlerts.alertRuleIds,
      isShared: vehicles.isShared,
      isResolved: rawAlerts.isResolved,
      isFalseAlert: rawAlerts.isFalseAlert,
      ownerId: rawAlerts.ownerId,
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(and(scope.visible, idIn(rawAlerts.id, alertIds)));

type Target = Awaited<ReturnType<typeof readTargets>>[number];

function outcomeOf(target: Target, { userId }: Actor, owner: NewOwner | null): OwnerOutcome {
  if (target.ownerId === (owner?.id ?? null)) return 'unchanged';
  if (target.isResolved || target.isFalseAlert) return 'settled';
  if (target.ownerId !== null && target.ownerId !== userId) return 'owned';
  return owner === null || owner.scope.includes(target) ? 'applied' : 'unseen';
}
