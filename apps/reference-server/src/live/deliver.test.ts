import { expect, it } from 'vitest';
import type { Tags } from '../alerts/payload.ts';
import { deliverEvent } from './deliver.ts';
import type { LiveMessage } from './live-messages.ts';
import type { LiveEvent } from './read-events.ts';
import { Subscriber } from './subscriber.ts';

const tagsOf = (userId: number, important: number[]): Tags => ({
  userId,
  receivesAlerts: true,
  receivesNotifications: false,
  visibility: {
    companyId: 1,
    rules: { urgent: [], important, autoPopup: [] },
    includeUrgent: true,
    includeShared: false,
  },
  multiImei: false,
  includeFleetOrders: false,
  rights: '',
  expiresAt: Number.POSITIVE_INFINITY,
});

/** A reading of the alert with this number, which the rule has matched. */
const readOf = (seq: number, ruleId: number): LiveEvent => ({
  kind: 'action',
  seq,
  action: {
    id: seq,
    companyId: 1,
    seq,
    userId: 1,
    actionType: 'Read',
    changedIds: [seq],
    vehicleIds: [7],
    dateStart: new Date(0),
    dateEnd: new Date(0),
    alertUrgencyType: null,
    data: null,
    createdOn: new Date(0),
  } as Extract<LiveEvent, { kind: 'action' }>['action'],
  user: { id: 1, fullname: 'Rina' },
  changed: [{ id: seq, companyId: 1, alertRuleIds: [ruleId], isShared: false }],
});

it('delivers one message to all that see an event in the same way, and none to the others (RS-377)', () => {
  const sent: { to: string[]; message: LiveMessage }[] = [];
  const subscribers = [
    new Subscriber('a', tagsOf(1, [3, 4]), 10, () => {}),
    new Subscriber('b', tagsOf(2, [4, 3]), 10, () => {}),
    new Subscriber('c', tagsOf(3, [4]), 10, () => {}),
  ];
  const deliver = (event: LiveEvent): void =>
    deliverEvent(event, subscribers, (receivers, message) =>
      sent.push({ to: receivers.map(({ id }) => id), message }),
    );
  deliver(readOf(11, 3));
  deliver(readOf(12, 4));
  expect(sent).toMatchObject([
    { to: ['a', 'b'], message: { prevSeq: 10, seq: 11, data: { rawAlertIds: ['11'] } } },
    { to: ['a', 'b'], message: { prevSeq: 11, seq: 12 } },
    { to: ['c'], message: { prevSeq: 10, seq: 12 } },
  ]);
  subscribers[0]?.restrict(tagsOf(1, [4]));
  deliver(readOf(13, 3));
  expect(sent.at(-1)).toMatchObject({ to: ['b'], message: { prevSeq: 12, seq: 13 } });
});
