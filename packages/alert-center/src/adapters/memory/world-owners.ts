import { PantauError, scopes } from '@pantau/core/base';
import type { ActionTaken } from '../../engine/alert/alert-action.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { applyChange, hasEffect } from '../../engine/alert/apply-change.ts';
import type { Alert, AlertId, User } from '../../engine/alert/alert.ts';
import { ownerRefusal } from '../../engine/alert/owner.ts';
import type {
  ActionItem,
  ActionResult,
  OwnerRequest,
} from '../../engine/list/alert-source.port.ts';
import { isFound } from '../../engine/history/matches-history.ts';
import type { WorldRecords } from './world-log.ts';
import { alertFor, urgencyTo } from './world-queries.ts';
import { type DemoUser, demoUsers } from './world-users.ts';

export const mayAct = ({ scopes: held }: DemoUser): boolean =>
  held === undefined ||
  [scopes.alertCenterMain, scopes.alertAction].every((scope) => held.includes(scope));

const people: readonly DemoUser[] = Object.values(demoUsers);

/** Whom a user of the world can hand alerts over to. */
export const possibleOwners = (user: DemoUser, search: string): readonly User[] =>
  people
    .filter((one) => one.userId !== user.userId && mayAct(one))
    .filter(({ fullname }) => isFound(search.trim(), '', [fullname]))
    .map(({ userId, fullname }) => ({ userId, fullname }))
    .sort((one, other) => one.fullname.localeCompare(other.fullname));

/**
 * Gives alerts to a person under one sequence number, or releases them.
 *
 * @throws PantauError invalid for a person who may not act on alerts
 */
export function changeOwnerOf(
  records: WorldRecords,
  user: DemoUser,
  { owner, ids }: OwnerRequest,
  createdOn: number,
): ActionResult {
  const newOwner =
    owner === null ? null : [user, ...people].find(({ userId }) => userId === owner.userId);
  if (newOwner === undefined || (newOwner !== null && !mayAct(newOwner))) {
    throw new PantauError('invalid', { code: 'INVALID_INPUT', status: 400 });
  }
  const { userId, fullname } = user;
  const actor = { userId, fullname };
  const change = {
    type: 'owner',
    owner: newOwner && { userId: newOwner.userId, fullname: newOwner.fullname },
  } as const;

  const outcomeOf = (alert: Alert): ActionItem['outcome'] => {
    if (!hasEffect(alert, change)) return 'unchanged';
    const refusal = ownerRefusal(alert, userId);
    if (refusal !== null) return refusal;
    return newOwner === null || urgencyTo(newOwner, alert) !== null ? 'applied' : 'unseen';
  };
  const outcomes = new Map<AlertId, ActionItem['outcome']>();
  for (const id of ids) {
    const alert = records.alerts.get(id);
    const isSeen = alert !== undefined && urgencyTo(user, alert) !== null;
    outcomes.set(id, isSeen ? outcomeOf(alert) : 'notFound');
  }
  const changed = [...outcomes].flatMap(([id, outcome]) => {
    const alert = records.alerts.get(id);
    return outcome === 'applied' && alert !== undefined ? alert : [];
  });
  if (changed.length > 0) {
    records.head += 1;
    const seq = records.head;
    for (const alert of changed) {
      records.alerts.set(alert.id, applyChange(alert, change, { user: actor, createdOn, seq }));
    }
    const action: ActionTaken = {
      ...{ seq, change, user: actor, createdOn },
      target: targetAlerts(changed),
    };
    records.events.push({ kind: 'action', seq, action });
  }
  const itemOf = (id: AlertId): ActionItem => {
    const outcome = outcomes.get(id) ?? 'notFound';
    const current = outcome === 'notFound' ? undefined : records.alerts.get(id);
    return { id, outcome, alert: current === undefined ? null : alertFor(user, current) };
  };
  return { seq: records.head, createdOn, user: actor, items: ids.map(itemOf) };
}
