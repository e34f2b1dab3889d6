import {
  actionMessage,
  alertMessage,
  ownerMessage,
  positionMessage,
  type LiveMessage,
} from './live-messages.ts';
import type { MessageRange } from './live-messages.ts';
import type { LivePosition } from './live-publisher.ts';
import type { LiveEvent } from './read-events.ts';
import type { Subscriber } from './subscriber.ts';

/** Sends one message to several subscriptions, encoding it once. */
export type SendToAll = (receivers: readonly Subscriber[], message: LiveMessage) => void;

/** Delivers an event to the subscriptions that may receive it: one message for all that see it in the same way. */
export function deliverEvent(
  event: LiveEvent,
  subscribers: Iterable<Subscriber>,
  sendToAll: SendToAll,
): void {
  const groups = new Map<string, Subscriber[]>();
  for (const subscriber of subscribers) {
    if (!subscriber.expects(event.seq)) continue;
    const key = `${subscriber.lastSeq} ${subscriber.viewKey}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [subscriber]);
    else group.push(subscriber);
  }
  for (const group of groups.values()) {
    const [first] = group;
    const message = first && messageFor(first, event);
    if (message === undefined) continue;
    for (const subscriber of group) subscriber.advance(event.seq);
    sendToAll(group, message);
  }
}

/** Delivers the position of a vehicle to the subscriptions that may see the vehicle. */
export function deliverPosition(
  companyId: number,
  position: LivePosition,
  subscribers: Iterable<Subscriber>,
  sendToAll: SendToAll,
): void {
  const receivers = [...subscribers].filter((one) => one.expectsPosition(companyId, position));
  if (receivers.length > 0) sendToAll(receivers, positionMessage(companyId, position));
}

/** @returns `undefined` if the subscription may not see the event */
function messageFor({ view, lastSeq }: Subscriber, event: LiveEvent): LiveMessage | undefined {
  const range: MessageRange = { prevSeq: lastSeq, seq: event.seq };
  if (event.kind === 'arrival') {
    const { alert, vehicle } = event.record;
    return view.scope.includes({ ...alert, isShared: vehicle.isShared })
      ? alertMessage(range, event.record, view)
      : undefined;
  }
  const visibleIds = event.changed
    .filter((alert) => view.scope.includes(alert))
    .map(({ id }) => id);
  if (visibleIds.length === 0) return undefined;
  return event.kind === 'action'
    ? actionMessage(range, event, visibleIds)
    : ownerMessage(range, event, visibleIds);
}
