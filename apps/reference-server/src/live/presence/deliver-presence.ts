import type { SendToAll } from '../deliver.ts';
import { presenceMessage, type LiveMessage } from '../live-messages.ts';
import type { Subscriber } from '../subscriber.ts';
import type { AlertPresence } from './presence-board.ts';

const seenBy = (
  { view }: Subscriber,
  companyId: number,
  alerts: readonly AlertPresence[],
): readonly AlertPresence[] =>
  alerts.filter(({ alert }) => view.scope.includes({ ...alert, companyId }));

/** Delivers changes to the subscriptions that can see the alerts: one message for all that see the same ones. */
export function deliverPresence(
  companyId: number,
  changes: readonly AlertPresence[],
  subscribers: Iterable<Subscriber>,
  sendToAll: SendToAll,
): void {
  const groups = new Map<string, Subscriber[]>();
  for (const subscriber of subscribers) {
    if (!subscriber.receivesAlerts) continue;
    const group = groups.get(subscriber.viewKey);
    if (group === undefined) groups.set(subscriber.viewKey, [subscriber]);
    else group.push(subscriber);
  }
  for (const group of groups.values()) {
    const [first] = group;
    const seen = first === undefined ? [] : seenBy(first, companyId, changes);
    if (seen.length > 0) sendToAll(group, presenceMessage(companyId, false, seen));
  }
}

/** All that a subscription can see; undefined for one that is not about alerts. */
export function completePresence(
  companyId: number,
  all: readonly AlertPresence[],
  subscriber: Subscriber | undefined,
): LiveMessage | undefined {
  if (subscriber?.receivesAlerts !== true) return undefined;
  return presenceMessage(companyId, true, seenBy(subscriber, companyId, all));
}
