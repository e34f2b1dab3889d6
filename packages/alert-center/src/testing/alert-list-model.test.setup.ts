import { PantauError } from '@pantau/core';
import { makeAlert, worldRules } from '../adapters/memory/make-alert.ts';
import { createRandom } from '../adapters/memory/random.ts';
import { actOn } from '../adapters/memory/world-actions.ts';
import { type WorldEvent, emptyRecords } from '../adapters/memory/world-log.ts';
import { type DemoUser, demoUsers } from '../adapters/memory/world-users.ts';
import {
  readCounts,
  readMissed,
  readPage,
  readSubscription,
  urgencyTo,
} from '../adapters/memory/world-queries.ts';
import type { AlertChange, ActionTarget } from '../engine/alert/alert-action.ts';
import { compareNewestFirst } from '../engine/alert/alert-order.ts';
import {
  type Alert,
  type AlertId,
  type Urgency,
  isUnread,
  isUnresolved,
} from '../engine/alert/alert.ts';
import type { ActionResult, AlertSubscription } from '../engine/list/responses.ts';
import { type AlertListState, createAlertListState } from '../engine/list/list-state.ts';
import type { Effect } from '../engine/list/effects.ts';
import type { AlertListEvent, LoadListEvent, ReceivedEvent } from '../engine/list/list-events.ts';
import { reduceAlertList, wakeAt } from '../engine/list/reduce-list.ts';
import { EMERGENCY_CODE, isWaitingEmergency } from '../engine/alert/emergency.ts';
import { LIST_PAGE, LIVE_WINDOW, SETTLED_STAYS_MS } from '../engine/alert/limits.ts';
import { targetAlerts } from '../engine/alert/action-target.ts';

type LiveEvent = ReceivedEvent['event'];

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

/** Where the user's permissions come from; with `counts`, the source does not report the current user. */
export type Teller = 'host' | 'caller' | 'counts';

export interface ActOnAll {
  readonly index: number;
  readonly change: AlertChange;
  readonly hours: number;
  readonly isPartner: boolean;
  readonly ofVehicle: boolean;
  readonly urgency: Urgency | null;
}

interface Call {
  readonly effect: Effect;
  answer: LoadListEvent | null;
}

/** A read of single alerts for previews, as served. */
interface PreviewRead {
  readonly alerts: readonly Alert[];
  readonly headAtStart: number | null;
}

interface Deed {
  readonly token: number;
  readonly change: AlertChange;
  readonly target: ActionTarget;
  result: ActionResult | null;
}

/**
 * The reducer, a server and the connection between them, where the test controls every step: calls wait
 * to be served and then to be delivered, and messages wait on the wire.
 */
export class AlertListModel {
  readonly user: DemoUser;
  teller: Teller;
  /** Every how many alerts one is an emergency. */
  readonly emergencyEvery: number;
  readonly #random = createRandom(5);
  readonly books = emptyRecords();
  now = Date.UTC(2026, 10, 20, 7);
  /** How far the local clock is ahead of the server's, in ms. */
  skew = 0;
  state: AlertListState;
  calls: Call[] = [];
  deeds: Deed[] = [];
  wire: LiveEvent[] = [];
  reads: PreviewRead[] = [];
  #covered: number | null = null;
  #read = 0;
  #lastToken = 0;
  #lastId = 100;
  /** Targets of actions sent by mode instead of by ids, by sequence number. */
  #targetsByMode = new Map<number, ActionTarget>();

  constructor(
    size: number,
    teller: Teller = 'host',
    user: DemoUser = demoUsers.manager,
    skew = 0,
    emergencyEvery = Number.POSITIVE_INFINITY,
  ) {
    this.emergencyEvery = emergencyEvery;
    this.user = user;
    this.skew = skew;
    this.teller = teller;
    const session =
      teller === 'host'
        ? { canSeeUrgent: user.canSeeUrgent, currentUser: user }
        : { canSeeUrgent: null, currentUser: null };
    this.state = createAlertListState({ session, now: this.now + skew });
    for (let index = 0; index < size; index += 1) this.arrive(index * 17 + 3);
    this.dispatch({ type: 'started' });
    this.receive({ kind: 'status', status: this.#status('connecting') });
  }

  #status(state: 'connecting' | 'live' | 'reconnecting') {
    return { state, since: this.now + this.skew, nextAttemptAt: null };
  }

  dispatch(event: AlertListEvent): void {
    const { state, effects } = reduceAlertList(this.state, event, this.now + this.skew);
    this.state = state;
    for (const effect of effects) {
      this.calls = this.calls.filter((call) => call.effect.slot !== effect.slot);
      this.calls.push({ effect, answer: null });
    }
    this.calls = this.calls.filter(({ effect }) => {
      const load = state.loads[effect.slot];
      return load.phase === 'running' && load.ticket === effect.ticket;
    });
  }

  // The server

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
    this.#tellNews();
  }

  #pick(index: number): Alert | undefined {
    const alerts = [...this.books.alerts.values()].sort(compareNewestFirst);
    return alerts[index % Math.max(1, alerts.length)];
  }

  actAs(person: DemoUser, change: AlertChange, target: ActionTarget): void {
    actOn(this.books, person, { change, target }, this.now);
    this.#tellNews();
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
    this.#tellNews();
  }

  // The feed

  disconnect(): void {
    if (this.state.pausedCountsAt !== null) return;
    this.#covered = null;
    this.wire = [];
    this.receive({ kind: 'status', status: this.#status('reconnecting') });
  }

  setLive(isLive: boolean): void {
    if (isLive === (this.state.pausedCountsAt === null)) return;
    this.#covered = null;
    this.wire = [];
    this.dispatch({ type: 'liveChanged', isLive });
  }

  connect(): void {
    if (this.#covered !== null || this.state.pausedCountsAt !== null) return;
    this.#covered = this.books.head;
    this.#read = this.books.events.length;
    this.wire.push({ kind: 'status', status: this.#status('live') });
    this.pong();
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

  #tellNews(): void {
    if (this.#covered === null) return;
    for (const event of this.books.events.slice(this.#read)) this.#tell(event);
    this.#read = this.books.events.length;
  }

  #tell(event: WorldEvent): void {
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

  deliver(count: number): void {
    const events = this.wire.splice(0, count);
    if (events.length > 0) this.receive(...events);
  }

  receive(...events: readonly LiveEvent[]): void {
    const receivedOn = this.now + this.skew;
    this.dispatch({ type: 'received', events: events.map((event) => ({ event, receivedOn })) });
  }

  // Previews

  /** Opens a preview of an alert and requests every alert that previews show. */
  readPreview(index: number): void {
    const known = [...this.books.alerts.keys()][index];
    const ids = [...this.state.openIds, ...(known === undefined ? [] : [known])];
    this.dispatch({ type: 'previewsChanged', ids });
    this.#requestPreviews(ids);
  }

  #requestPreviews(ids: readonly AlertId[]): void {
    const alerts = ids.flatMap((id) => this.books.alerts.get(id) ?? []);
    this.reads.push({ alerts, headAtStart: this.state.sequence.head });
  }

  answerRead(): void {
    const read = this.reads.shift();
    if (read !== undefined) this.dispatch({ type: 'alertsRead', ...read });
  }

  /** Reads the alerts of previews that are not loaded or known to be outdated. */
  readMissing(): void {
    const { entities, openIds } = this.state;
    const ids = [...openIds].filter((id) => entities.get(id)?.isContradicted ?? true);
    if (ids.length > 0) this.#requestPreviews(ids);
  }

  // Calls and actions

  serve(index: number): void {
    const call = this.calls[index % Math.max(1, this.calls.length)];
    if (call !== undefined) call.answer ??= this.#answer(call.effect);
  }

  answer(index: number): void {
    const call = this.calls[index % Math.max(1, this.calls.length)];
    if (call === undefined) return;
    this.calls = this.calls.filter((one) => one !== call);
    this.dispatch(call.answer ?? this.#answer(call.effect));
  }

  fail(index: number): void {
    const call = this.calls[index % Math.max(1, this.calls.length)];
    if (call === undefined) return;
    const { slot, ticket } = call.effect;
    this.calls = this.calls.filter((one) => one !== call);
    const error = new PantauError('server', { message: 'refused by the model' });
    this.dispatch({ type: 'loadFailed', slot, ticket, error, mayRetry: true });
  }

  #answer(effect: Effect): LoadListEvent {
    const { ticket } = effect;
    const { books, user } = this;
    switch (effect.type) {
      case 'loadSubscription':
        return { type: 'subscriptionLoaded', ticket, subscription: this.#subscription() };
      case 'loadCounts':
        return { type: 'countsLoaded', ticket, counts: readCounts(books, user, effect.range) };
      case 'loadMissed': {
        const { since } = effect;
        const missed = readMissed(books, user, since, 12);
        return { type: 'missedLoaded', ticket, since, missed };
      }
      case 'loadPage': {
        const { urgency, which, range, unresolvedOnly, after } = effect;
        const query = { urgency, range, unresolvedOnly, limit: LIST_PAGE };
        const page = readPage(books, user, after === null ? query : { ...query, after });
        return { type: 'pageLoaded', ticket, urgency, which, page };
      }
    }
  }

  #subscription(): AlertSubscription {
    const { currentUser, ...subscription } = readSubscription(this.user);
    const answer = { ...subscription, serverNow: this.now };
    return this.teller === 'counts' ? answer : { ...answer, currentUser };
  }

  act(index: number, change: AlertChange): void {
    this.actOnMany(index, 1, change);
  }

  /** One request for consecutive rows of the lists. */
  actOnMany(index: number, count: number, change: AlertChange): void {
    const rows = [...this.state.lists.urgent.ids, ...this.state.lists.important.ids];
    const start = index % Math.max(1, rows.length);
    const alerts = rows
      .slice(start, start + count)
      .flatMap((id) => this.state.entities.get(id)?.view.alert ?? []);
    if (alerts.length === 0) return;
    const token = ++this.#lastToken;
    const ids = alerts.map(({ id }) => id);
    this.dispatch({ type: 'actionStarted', token, ids, change });
    this.deeds.push({ token, change, target: targetAlerts(alerts), result: null });
  }

  serveAct(index: number): void {
    const deed = this.deeds[index % Math.max(1, this.deeds.length)];
    if (deed === undefined || deed.result !== null) return;
    const { change, target } = deed;
    deed.result = actOn(this.books, this.user, { change, target }, this.now);
    this.#tellNews();
  }

  /** Delivers the result of an action; one that was not served is rejected. */
  answerAct(index: number): void {
    const deed = this.deeds[index % Math.max(1, this.deeds.length)];
    if (deed === undefined) return;
    this.deeds = this.deeds.filter((one) => one !== deed);
    const { token, result } = deed;
    this.dispatch(
      result === null
        ? { type: 'actionRefused', token }
        : { type: 'actionAcknowledged', token, result },
    );
  }

  /** Changes the local clock without affecting running timers. */
  moveClock(ms: number): void {
    this.skew += ms;
    this.dispatch({ type: 'clockMoved' });
  }

  tick(ms: number): void {
    this.now += ms;
    const due = wakeAt(this.state);
    if (due !== null && due <= this.now + this.skew) this.dispatch({ type: 'clockMoved' });
  }

  /** Delivers everything that is pending until the list is idle. */
  settle(): void {
    while (this.deeds.length > 0) {
      this.serveAct(0);
      this.answerAct(0);
    }
    this.setLive(true);
    this.connect();
    for (const urgency of ['urgent', 'important'] as const) {
      this.dispatch({ type: 'busyChanged', urgency, isBusy: false });
    }
    for (let round = 0; round < 60; round += 1) {
      // Older pages that failed wait for the user.
      this.dispatch({ type: 'retryRequested' });
      this.pong();
      this.deliver(this.wire.length);
      while (this.calls.length > 0) this.answer(0);
      this.readMissing();
      while (this.reads.length > 0) this.answerRead();
      this.tick(SETTLED_STAYS_MS);
      const isQuiet = Object.values(this.state.loads).every((load) => load.phase === 'idle');
      if (isQuiet && round > 2) return;
    }
    throw new Error('The list does not become idle');
  }

  /** The number of unread alerts that the user can see. */
  unreadCount(): number {
    return [...this.books.alerts.values()].filter(
      (alert) =>
        urgencyTo(this.user, alert) !== null &&
        alert.createdOn >= this.state.windowStart &&
        isUnread(alert),
    ).length;
  }

  /** All ids of a list according to the server, with the emergencies that stay on top first. */
  wanted(urgency: Urgency): readonly AlertId[] {
    const listed = [...this.books.alerts.values()]
      .filter(
        (alert) =>
          urgencyTo(this.user, alert) === urgency &&
          alert.createdOn >= this.state.windowStart &&
          (!this.state.unresolvedOnly || isUnresolved(alert)),
      )
      .sort(compareNewestFirst);
    const top = new Set(listed.filter(isWaitingEmergency).slice(0, LIVE_WINDOW));
    return [...top, ...listed.filter((alert) => !top.has(alert))].map((alert) => alert.id);
  }
}
