import { PantauError } from '@pantau/core';
import { type DemoUser, demoUsers } from '../adapters/memory/world-users.ts';
import {
  alertFor,
  readCounts,
  readFound,
  readMissed,
  readPage,
  readSubscription,
  urgencyTo,
} from '../adapters/memory/world-queries.ts';
import { isFoundBy } from '../adapters/memory/world-search.ts';
import type { AlertSearch } from '../engine/list/alert-search.ts';
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
import {
  type AlertListState,
  createAlertListState,
  shownKey,
  urgencyOfList,
} from '../engine/list/list-state.ts';
import type { Effect } from '../engine/list/effects.ts';
import type { AlertListEvent, LoadListEvent } from '../engine/list/list-events.ts';
import { reduceAlertList, wakeAt } from '../engine/list/reduce-list.ts';
import { isEmergency, isWaitingEmergency } from '../engine/alert/emergency.ts';
import { CLOCK_STEP_MS, LIVE_WINDOW, SETTLED_STAYS_MS } from '../engine/alert/limits.ts';
import { snoozeKey, snoozeSubjectOf } from '../engine/alert/snooze.ts';
import { serverNow } from '../engine/list/server-clock.ts';
import { targetAlerts } from '../engine/alert/action-target.ts';
import { foundRules } from '../engine/list/found.ts';
import { provideSearchRules } from '../engine/list/search-rules.ts';
import { type LiveEvent, ModelServer } from './model-server.test.setup.ts';

provideSearchRules(foundRules);

/** Where the user's permissions come from; with `counts`, the source does not report the current user. */
export type PermissionSource = 'host' | 'caller' | 'counts';

interface Call {
  readonly effect: Effect;
  answer: LoadListEvent | null;
}

/** A read of single alerts for previews, as served. */
interface PreviewRead {
  readonly alerts: readonly Alert[];
  readonly headAtStart: number | null;
}

interface PendingAction {
  readonly token: number;
  readonly change: AlertChange;
  readonly target: ActionTarget;
  result: ActionResult | null;
}

/**
 * The reducer, a server and the connection between them, where the test controls every step: calls wait
 * to be served and then to be delivered, and messages wait on the wire.
 */
export class AlertListModel extends ModelServer {
  readonly user: DemoUser;
  permissionSource: PermissionSource;
  /** How far the local clock is ahead of the server's, in ms. */
  skew = 0;
  state: AlertListState;
  calls: Call[] = [];
  pendingActions: PendingAction[] = [];
  reads: PreviewRead[] = [];
  /** What the user snoozes, with the server time at which it ends, epoch ms. */
  #snoozeEnds = new Map<string, number>();
  /** Whether nothing has been derived with a wrong clock since the snoozes were last reported. */
  #areSnoozesExact = true;
  #lastToken = 0;

  constructor(
    size: number,
    permissionSource: PermissionSource = 'host',
    user: DemoUser = demoUsers.manager,
    skew = 0,
    emergencyEvery = Number.POSITIVE_INFINITY,
  ) {
    super(emergencyEvery);
    this.user = user;
    this.skew = skew;
    this.permissionSource = permissionSource;
    const session =
      permissionSource === 'host'
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
    const hasOffsetChanged = state.clock.offset !== this.state.clock.offset;
    this.state = state;
    for (const effect of effects) {
      this.calls = this.calls.filter((call) => call.effect.slot !== effect.slot);
      this.calls.push({ effect, answer: null });
    }
    this.calls = this.calls.filter(({ effect }) => {
      const load = state.loads[effect.slot];
      return load.phase === 'running' && load.ticket === effect.ticket;
    });
    if (hasOffsetChanged && this.#snoozeEnds.size > 0) this.#reportSnoozes();
  }

  // Snoozing

  #reportSnoozes(): void {
    this.#areSnoozesExact = this.#isClockClose();
    this.dispatch({ type: 'snoozesChanged', ends: new Map(this.#snoozeEnds) });
  }

  #isClockClose(): boolean {
    const shown = serverNow({ clock: this.state.clock, now: this.now + this.skew });
    return Math.abs(shown - this.now) < CLOCK_STEP_MS;
  }

  /** Snoozes the event of one of the server’s alerts on its vehicle; of an emergency too, as a wrong source might. */
  snooze(index: number, minutes: number): void {
    const alerts = [...this.books.alerts.values()].sort(compareNewestFirst);
    const alert = alerts[index % Math.max(1, alerts.length)];
    if (alert === undefined) return;
    this.#snoozeEnds.set(snoozeKey(snoozeSubjectOf(alert)), this.now + minutes * 60_000);
    this.#reportSnoozes();
  }

  endSnooze(index: number): void {
    const key = [...this.#snoozeEnds.keys()][index % Math.max(1, this.#snoozeEnds.size)];
    if (key === undefined) return;
    this.#snoozeEnds.delete(key);
    this.#reportSnoozes();
  }

  /** Whether the user snoozes an alert; `null` while a wrong clock, or the very moment of its end, leaves it open. */
  isSnoozed(alert: Alert): boolean | null {
    if (isEmergency(alert)) return false;
    if (!this.#areSnoozesExact || !this.#isClockClose()) return null;
    const end = this.#snoozeEnds.get(snoozeKey(snoozeSubjectOf(alert)));
    if (end === undefined) return false;
    return end - this.now < CLOCK_STEP_MS ? null : true;
  }

  // The feed

  disconnect(): void {
    if (this.state.pausedCountsAt !== null) return;
    this.cutWire();
    this.receive({ kind: 'status', status: this.#status('reconnecting') });
  }

  setLive(isLive: boolean): void {
    if (isLive === (this.state.pausedCountsAt === null)) return;
    this.cutWire();
    this.dispatch({ type: 'liveChanged', isLive });
  }

  connect(): void {
    if (this.isConnected || this.state.pausedCountsAt !== null) return;
    this.startSending({ kind: 'status', status: this.#status('live') });
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

  fail(
    index: number,
    error = new PantauError('server', { message: 'refused by the model' }),
  ): void {
    const call = this.calls[index % Math.max(1, this.calls.length)];
    if (call === undefined) return;
    const { slot, ticket } = call.effect;
    this.calls = this.calls.filter((one) => one !== call);
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
      case 'loadFound': {
        const { search, range, among } = effect;
        const found = readFound(books, user, { search, range, among });
        return { type: 'foundLoaded', ticket, asked: among, found };
      }
      case 'loadPage': {
        const { list, which, range, unresolvedOnly, search, after, limit } = effect;
        const urgency = urgencyOfList(list);
        const query = { urgency, range, unresolvedOnly, limit };
        const page = readPage(books, user, {
          ...query,
          ...(search !== null && { search }),
          ...(after !== null && { after }),
        });
        return { type: 'pageLoaded', ticket, list, which, page };
      }
    }
  }

  #subscription(): AlertSubscription {
    const { currentUser, ...subscription } = readSubscription(this.user);
    const answer = { ...subscription, serverNow: this.now };
    return this.permissionSource === 'counts' ? answer : { ...answer, currentUser };
  }

  act(index: number, change: AlertChange): void {
    this.actOnMany(index, 1, change);
  }

  /** One request for consecutive rows of the lists. */
  actOnMany(index: number, count: number, change: AlertChange): void {
    const { lists } = this.state;
    const rows = (['urgent', 'important'] as const).flatMap(
      (urgency) => lists[shownKey(this.state, urgency)].ids,
    );
    const start = index % Math.max(1, rows.length);
    const alerts = rows
      .slice(start, start + count)
      .flatMap((id) => this.state.entities.get(id)?.view.alert ?? []);
    if (alerts.length === 0) return;
    const token = ++this.#lastToken;
    const ids = alerts.map(({ id }) => id);
    this.dispatch({ type: 'actionStarted', token, ids, change });
    this.pendingActions.push({ token, change, target: targetAlerts(alerts), result: null });
  }

  serveAct(index: number): void {
    const action = this.pendingActions[index % Math.max(1, this.pendingActions.length)];
    if (action === undefined || action.result !== null) return;
    const { change, target } = action;
    action.result = this.actAs(this.user, change, target);
  }

  /** Delivers the result of an action; one that was not served is rejected. */
  answerAct(index: number): void {
    const action = this.pendingActions[index % Math.max(1, this.pendingActions.length)];
    if (action === undefined) return;
    this.pendingActions = this.pendingActions.filter((one) => one !== action);
    const { token, result } = action;
    this.dispatch(
      result === null
        ? { type: 'actionRefused', token }
        : { type: 'actionAcknowledged', token, result },
    );
  }

  /** Changes the local clock without affecting running timers. */
  moveClock(ms: number): void {
    this.skew += ms;
    this.#areSnoozesExact = false;
    this.dispatch({ type: 'clockMoved' });
  }

  tick(ms: number): void {
    this.now += ms;
    const ended = [...this.#snoozeEnds].filter(([, end]) => end <= this.now);
    for (const [key] of ended) this.#snoozeEnds.delete(key);
    if (ended.length > 0) this.#reportSnoozes();
    const due = wakeAt(this.state);
    if (due !== null && due <= this.now + this.skew) this.dispatch({ type: 'clockMoved' });
  }

  /** Delivers everything that is pending until the list is idle. */
  settle(): void {
    while (this.pendingActions.length > 0) {
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

  /** The number of unresolved alerts of an urgency that the search finds. */
  foundCount(urgency: Urgency, search: AlertSearch): number {
    return [...this.books.alerts.values()].filter(
      (alert) =>
        urgencyTo(this.user, alert) === urgency &&
        alert.createdOn >= this.state.windowStart &&
        isUnresolved(alert) &&
        isFoundBy(this.user, alertFor(this.user, alert), search),
    ).length;
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
  wanted(urgency: Urgency, search: AlertSearch | null = null): readonly AlertId[] {
    const listed = [...this.books.alerts.values()]
      .filter(
        (alert) =>
          urgencyTo(this.user, alert) === urgency &&
          alert.createdOn >= this.state.windowStart &&
          (!this.state.unresolvedOnly || isUnresolved(alert)) &&
          (search === null || isFoundBy(this.user, alertFor(this.user, alert), search)),
      )
      .sort(compareNewestFirst);
    const top = new Set(listed.filter(isWaitingEmergency).slice(0, LIVE_WINDOW));
    return [...top, ...listed.filter((alert) => !top.has(alert))].map((alert) => alert.id);
  }
}
