import { makeAlert, worldRules } from '../adapters/memory/make-alert.ts';
import { createRandom } from '../adapters/memory/random.ts';
import { actOn } from '../adapters/memory/world-actions.ts';
import { changeOwnerOf } from '../adapters/memory/world-owners.ts';
import { type WorldEvent, emptyRecords } from '../adapters/memory/world-log.ts';
import { type DemoUser, demoUsers } from '../adapters/memory/world-users.ts';
import type { ActionTarget, AlertChange, StateChange } from '../engine/alert/alert-action.ts';
import { compareNewestFirst } from '../engine/alert/alert-order.ts';
import type { Alert, Urgency } from '../engine/alert/alert.ts';
import { EMERGENCY_CODE } from '../engine/alert/emergency.ts';
import { targetAlerts } from '../engine/alert/action-target.ts';
import type { ReceivedEvent } from '../engine/list/list-events.ts';
import type { ActionResult } from '../engine/list/responses.ts';

export type LiveEvent = ReceivedEvent['event'];

const HOUR_MS = 3_600_000;

/** Sees important alerts only, so that their "all" differs from the current user's. */
const partner: DemoUser = {
  userId: '8',
  fullname: 'Sari Utami',
  canSeeUrgent: true,
  rules: {
    urgent: new Set(),
    important: new Set([worldRules.important.id]),
    autoPopup: new Set(),
  },
};

export interface ActOnAll {
  readonly index: number;
  readonly change: StateChange;
  readonly hours: number;
  readonly isPartner: boolean;
  readonly ofVehicle: boolean;
  readonly urgency: Urgency | null;
}

/** A server, and the messages that it has sent to one client and that wait on the wire. */
export class ModelServer {
  /** Every how many alerts one is an emergency. */
  readonly emergencyEvery: number;
  readonly #random = createRandom(5);
  readonly books = emptyRecords();
  now = Date.UTC(2026, 10, 20, 7);
  wire: LiveEvent[] = [];
  #covered: number | null = null;
  #read = 0;
  #lastId = 100;
  /** Targets of actions sent by mode instead of by ids, by sequence number. */
  #targetsByMode = new Map<number, ActionTarget>();

  constructor(emergencyEvery: number) {
    this.emergencyEvery = emergencyEvery;
  }

  arrive(minutesAgo: number): void {
    this.#lastId += 1;
    this.books.head += 1;
    const identity = {
      // Ids are deliberately not in order of arrival: 99 is less than 100.
      id: String((this.#lastId * 7) % 1_000) + String(this.#lastId),
      seq: this.books.head,
      now: this.now,
    };
    const urgency = this.#random.next() < 0.5 ? 'urgent' : 'important';
    const isEmergency = this.#lastId % this.emergencyEvery === 0;
    const alertCode = isEmergency ? EMERGENCY_CODE : urgency === 'urgent' ? 8 : 15;
    const alertRuleIds = [worldRules[urgency].id];
    const createdOn = this.now - minutesAgo * 60_000;
    const alert = makeAlert(this.#random, identity, { createdOn, alertCode, alertRuleIds });
    this.books.alerts.set(alert.id, alert);
    this.books.events.push({ kind: 'arrival', seq: alert.seq, alertId: alert.id });
    this.#sendNew();
  }

  #pick(index: number): Alert | undefined {
    const alerts = [...this.books.alerts.values()].sort(compareNewestFirst);
    return alerts[index % Math.max(1, alerts.length)];
  }

  otherActs(index: number, change: AlertChange): void {
    const alerts = [this.#pick(index), this.#pick(index * 3 + 1)].flatMap((one) => one ?? []);
    if (alerts.length === 0) return;
    this.actAs(demoUsers.dispatcher, change, targetAlerts(alerts));
  }

  /**
   * An action by another user, who sees the same alerts or fewer. Sent as "all" or "all but one", with or
   * without a vehicle and an urgency.
   */
  actsOnAll(action: ActOnAll): void {
    const { index, change, hours, isPartner, ofVehicle, urgency } = action;
    const left = this.#pick(index);
    const isAll = index % 2 === 0 || left === undefined;
    const target: ActionTarget = {
      mode: isAll ? 'all' : 'exclude',
      ids: isAll ? [] : [left.id],
      range: { start: this.now - hours * HOUR_MS, end: this.now + HOUR_MS },
      vehicleIds: ofVehicle && left !== undefined ? [left.vehicle.vehicleId] : [],
      urgency,
    };
    const before = this.books.head;
    const person = isPartner ? partner : demoUsers.dispatcher;
    actOn(this.books, person, { change, target }, this.now);
    if (this.books.head > before) this.#targetsByMode.set(this.books.head, target);
    this.#sendNew();
  }

  actAs(person: DemoUser, change: AlertChange, target: ActionTarget): ActionResult {
    const result =
      change.type === 'owner'
        ? changeOwnerOf(this.books, person, { ...change, ids: target.ids }, this.now)
        : actOn(this.books, person, { change, target }, this.now);
    this.#sendNew();
    return result;
  }

  // The wire

  get isConnected(): boolean {
    return this.#covered !== null;
  }

  /** Starts to send: `first`, then everything from now on. */
  startSending(first: LiveEvent): void {
    this.#covered = this.books.head;
    this.#read = this.books.events.length;
    this.wire.push(first);
    this.pong();
  }

  /** Stops sending, and loses what waits on the wire. */
  cutWire(): void {
    this.#covered = null;
    this.wire = [];
  }

  pong(): void {
    const { head } = this.books;
    this.#send(head, (prevSeq) => ({ kind: 'head', prevSeq, seq: head, serverNow: this.now }));
  }

  #send(seq: number, make: (prevSeq: number) => LiveEvent): void {
    if (this.#covered === null) return;
    this.wire.push(make(this.#covered));
    this.#covered = seq;
  }

  #sendNew(): void {
    if (this.#covered === null) return;
    for (const event of this.books.events.slice(this.#read)) this.#sendEvent(event);
    this.#read = this.books.events.length;
  }

  #sendEvent(event: WorldEvent): void {
    const { seq } = event;
    if (event.kind === 'arrival') {
      const alert = this.books.alerts.get(event.alertId);
      if (alert) this.#send(seq, (prevSeq) => ({ kind: 'alert', prevSeq, seq, alert }));
      return;
    }
    const target = this.#targetsByMode.get(seq) ?? event.action.target;
    const action = { ...event.action, target };
    this.#send(seq, (prevSeq) => ({ kind: 'action', prevSeq, seq, action }));
  }

  /** Status messages arrive in order; only numbered messages can be lost or swapped. */
  isNumbered(index: number): boolean {
    return this.wire[index] !== undefined && this.wire[index].kind !== 'status';
  }
}
