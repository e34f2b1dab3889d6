import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AlertListModel,
  type PermissionSource,
} from '../../testing/alert-list-model.test.setup.ts';
import type { ActOnAll } from '../../testing/model-server.test.setup.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertChange, StateChange } from '../alert/alert-action.ts';
import { compareNewestFirst } from '../alert/alert-order.ts';
import { type Alert, type AlertId, type Urgency, isUnread } from '../alert/alert.ts';
import { isEmergency, isWaitingEmergency } from '../alert/emergency.ts';
import { LIVE_WINDOW, ROWS_MAX, STRIP_SIZE } from '../alert/limits.ts';
import type { AlertSearch } from './alert-search.ts';
import { emptySearch } from './alert-search.ts';
import { isFoundKey, listKeys, shownKey, urgencies, urgencyOfList } from './list-state.ts';
import { listView } from './list-view.ts';
import {
  expectRows,
  expectStill,
  isContinued,
  slowStacks,
  stacksIn,
} from '../../testing/slow-stacks.test.setup.ts';
import { defaultSettings } from '../panel/reminder-interval.ts';
import { type Stacks, type StacksView, createStacks } from '../stacks/stacks.store.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const isFull = process.env['PANTAU_FULL'] !== undefined;
const numRuns = isFull ? 10_000 : 500;
/** Of events; `npm run test:full` goes on for four times as long. */
const longest = isFull ? 120 : 30;

const changes: readonly StateChange[] = [
  { type: 'read' },
  { type: 'resolve' },
  { type: 'resolve', note: 'Sudah dihubungi' },
  { type: 'falseAlert', reason: 'no occurrences' },
  { type: 'checkAgain' },
  { type: 'note', text: 'Aman' },
];

/** Taking alerts, handing them over and releasing them, by the user or a colleague. */
const owners: readonly AlertChange[] = [demoUsers.manager, demoUsers.dispatcher, null].map(
  (owner) => ({
    type: 'owner',
    owner: owner && { userId: owner.userId, fullname: owner.fullname },
  }),
);

/** Of the plates, drivers, places and events of the model's fleet; the last one finds nothing. */
const searches = fc.constantFrom<AlertSearch>(
  { ...emptySearch, text: 'b 9' },
  { ...emptySearch, text: 'jl.' },
  { ...emptySearch, groups: ['driving', 'safety'] },
  { ...emptySearch, vehicleGroups: ['1', '3'] },
  { ...emptySearch, unreadOnly: true },
  { ...emptySearch, text: 'b', unreadOnly: true },
  { ...emptySearch, text: 'nowhere' },
  { ...emptySearch, owner: 'mine' },
  { ...emptySearch, owner: 'nobody' },
  { ...emptySearch, text: 'b', owner: 'mine' },
);

type Step = (model: AlertListModel) => void;

const urgency = fc.constantFrom<Urgency>('urgent', 'important');
const change = fc.constantFrom(...changes);
const anyChange = fc.constantFrom(...changes, ...owners, ...owners);
const index = fc.nat(40);

const onAll = fc.record<ActOnAll>({
  index,
  change,
  hours: fc.integer({ min: 1, max: 60 }),
  isPartner: fc.boolean(),
  ofVehicle: fc.boolean(),
  urgency: fc.option(urgency),
});

interface Named {
  readonly name: string;
  readonly step: Step;
}

const named = <T extends unknown[]>(
  name: string,
  args: { [K in keyof T]: fc.Arbitrary<T[K]> },
  run: (model: AlertListModel, ...args: T) => void,
): fc.Arbitrary<Named> =>
  fc.tuple(...args).map((values) => ({
    name: `${name}(${JSON.stringify(values).slice(1, -1)})`,
    step: (model) => run(model, ...(values as T)),
    toString(): string {
      return this.name;
    },
  }));

const minutesAgo = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 0, 1) },
  { weight: 3, arbitrary: fc.nat(1_500) },
  { weight: 1, arbitrary: fc.nat(3_000) },
);

const steps = fc.oneof(
  { weight: 8, arbitrary: named('arrive', [minutesAgo], (model, ago) => model.arrive(ago)) },
  {
    weight: 1,
    arbitrary: named('burst', [fc.integer({ min: 15, max: 45 })], (model, count) => {
      for (let number = 0; number < count; number += 1) model.arrive(0);
    }),
  },
  {
    weight: 4,
    arbitrary: named('otherActs', [index, anyChange], (m, at, what) => m.otherActs(at, what)),
  },
  {
    weight: 1,
    arbitrary: named('actsOnAll', [onAll], (m, request) => m.actsOnAll(request)),
  },
  {
    weight: 8,
    arbitrary: named('deliver', [fc.integer({ min: 1, max: 6 })], (m, count) => m.deliver(count)),
  },
  {
    weight: 2,
    arbitrary: named('lose', [index], (model, at) => {
      if (model.isNumbered(at)) model.wire.splice(at, 1);
    }),
  },
  {
    weight: 2,
    arbitrary: named('double', [index, index], (model, at, to) => {
      const event = model.wire[at];
      if (event && model.isNumbered(at)) model.wire.splice(at + 1 + to, 0, event);
    }),
  },
  {
    weight: 2,
    arbitrary: named('swap', [index], (model, at) => {
      const [event, next] = [model.wire[at], model.wire[at + 1]];
      if (!event || !next || !model.isNumbered(at) || !model.isNumbered(at + 1)) return;
      model.wire.splice(at, 2, next, event);
    }),
  },
  { weight: 2, arbitrary: named('pong', [], (model) => model.pong()) },
  { weight: 1, arbitrary: named('disconnect', [], (model) => model.disconnect()) },
  { weight: 4, arbitrary: named('connect', [], (model) => model.connect()) },
  { weight: 4, arbitrary: named('serve', [index], (model, at) => model.serve(at)) },
  { weight: 8, arbitrary: named('answer', [index], (model, at) => model.answer(at)) },
  { weight: 1, arbitrary: named('fail', [index], (model, at) => model.fail(at)) },
  { weight: 4, arbitrary: named('act', [index, anyChange], (m, at, what) => m.act(at, what)) },
  {
    weight: 2,
    arbitrary: named(
      'actOnMany',
      [index, fc.integer({ min: 2, max: 30 }), anyChange],
      (m, at, count, what) => m.actOnMany(at, count, what),
    ),
  },
  { weight: 4, arbitrary: named('serveAct', [index], (model, at) => model.serveAct(at)) },
  { weight: 3, arbitrary: named('answerAct', [index], (model, at) => model.answerAct(at)) },
  {
    weight: 3,
    arbitrary: named('older', [urgency], (m, which) =>
      m.dispatch({ type: 'olderRequested', urgency: which }),
    ),
  },
  {
    weight: 2,
    arbitrary: named('busy', [urgency, fc.boolean()], (m, which, isBusy) =>
      m.dispatch({ type: 'busyChanged', urgency: which, isBusy }),
    ),
  },
  {
    weight: 1,
    arbitrary: named('showWaiting', [urgency], (m, which) =>
      m.dispatch({ type: 'waitingShown', urgency: which }),
    ),
  },
  {
    weight: 1,
    arbitrary: named('filter', [fc.boolean()], (m, value) =>
      m.dispatch({ type: 'unresolvedOnlyChanged', value }),
    ),
  },
  {
    weight: 3,
    arbitrary: named('search', [fc.option(searches, { freq: 3 })], (m, search) => {
      // Nobody knows which alerts are those of an unknown user.
      if (search?.owner === 'mine' && m.permissionSource === 'counts') return;
      m.dispatch({ type: 'searchChanged', search });
    }),
  },
  {
    weight: 1,
    arbitrary: named('setLive', [fc.boolean()], (m, isLive) => m.setLive(isLive)),
  },
  { weight: 1, arbitrary: named('openPanel', [], (m) => m.dispatch({ type: 'panelOpened' })) },
  { weight: 1, arbitrary: named('closePanel', [], (m) => m.dispatch({ type: 'panelClosed' })) },
  {
    weight: 1,
    arbitrary: named('openPreview', [index], (m, at) => {
      const id = m.state.lists.urgent.ids[at];
      if (id === undefined) return;
      m.dispatch({ type: 'previewsChanged', ids: [...m.state.openIds, id] });
    }),
  },
  {
    weight: 1,
    arbitrary: named('closePreview', [], (m) =>
      m.dispatch({ type: 'previewsChanged', ids: [...m.state.openIds].slice(1) }),
    ),
  },
  {
    weight: 1,
    arbitrary: named('readPreview', [fc.nat(80)], (m, at) => m.readPreview(at)),
  },
  { weight: 2, arbitrary: named('answerRead', [], (m) => m.answerRead()) },
  {
    weight: 1,
    arbitrary: named('stopAndStart', [], (model) => {
      model.dispatch({ type: 'stopped' });
      model.dispatch({ type: 'started' });
      model.disconnect();
    }),
  },
  {
    weight: 1,
    arbitrary: named('moveClock', [fc.integer({ min: -5, max: 5 })], (m, days) =>
      m.moveClock(days * 86_400_000),
    ),
  },
  {
    weight: 3,
    arbitrary: named('snooze', [index, fc.constantFrom(1, 15, 60)], (m, at, minutes) =>
      m.snooze(at, minutes),
    ),
  },
  { weight: 1, arbitrary: named('endSnooze', [index], (m, at) => m.endSnooze(at)) },
  {
    weight: 2,
    arbitrary: named('tick', [fc.integer({ min: 10, max: 400_000 })], (m, ms) => m.tick(ms)),
  },
);

const schedules = fc.record({
  size: fc.oneof(fc.nat(10), fc.integer({ min: 30, max: 90 })),
  permissionSource: fc.constantFrom<PermissionSource>('host', 'caller', 'counts'),
  /** Days by which the browser's clock is off from the start. */
  wrongBy: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { arbitrary: fc.constantFrom(-4, 4), weight: 1 },
  ),
  emergencyEvery: fc.constantFrom(2, 5, 20),
  /** Whether everything is loaded before the schedule starts. */
  isSettled: fc.boolean(),
  // Without `size`, the arrays have 30 items at most.
  schedule: fc.array(steps, { minLength: 10, maxLength: longest, size: 'max' }),
});

/** Invariants at every step. */
function checkAlways(model: AlertListModel): void {
  for (const which of listKeys) {
    const { ids, all, isExtended, isBusy } = model.state.lists[which];
    for (const rows of [ids, all]) {
      expect(new Set(rows).size, 'an alert shows twice').toBe(rows.length);
      const alerts = rows.map((id) => model.state.entities.get(id)?.base);
      expect(alerts, 'a row has no alert').not.toContain(undefined);
    }
    // Rows of the previous search stay until those of the new one arrive; their alerts may change.
    if (isFoundKey(which) && model.state.lists[which].search !== model.state.search) continue;
    const known = all.flatMap((id) => model.state.entities.get(id)?.view.alert ?? []);
    const top = known.filter(isWaitingEmergency).slice(0, LIVE_WINDOW);
    const rest = known.filter((alert) => !top.includes(alert));
    const sorted = [top, rest].flatMap((part) => part.toSorted(compareNewestFirst));
    expect(all, 'rows are out of order').toEqual(sorted.map((alert) => alert.id));
    // Rows that the user is busy with keep their places, even when somebody opens an emergency.
    const others = (rows: readonly AlertId[]): readonly Alert[] =>
      rows
        .flatMap((id) => model.state.entities.get(id)?.base ?? [])
        .filter((one) => !isEmergency(one));
    expect(others(ids), 'shown rows are out of order').toEqual(
      others(ids).toSorted(compareNewestFirst),
    );
    const limit = isExtended || isBusy ? ROWS_MAX : LIVE_WINDOW;
    expect(all.length).toBeLessThanOrEqual(limit + top.length);
  }
  if (model.state.canSeeUrgent === null) {
    expect(model.state.lists.urgent.all, 'urgent alerts show while access is unknown').toEqual([]);
    expect(listView(model.state, 'urgent').status).toMatch(/loading|failed/);
    expect(model.state.countsView).toMatchObject({ urgent: null, isKnown: false });
    expect(model.state.connection.view.state, 'is live while access is unknown').not.toBe('live');
  }
  const busy = new Set(model.state.pending.flatMap((action) => action.ids));
  for (const [id, { view }] of model.state.entities) {
    expect(view.pending, 'a row is pending without an action').toBe(busy.has(id));
  }
  checkSnoozes(model);
}

/** What is snoozed is marked and not in the strip; nothing else that is unread is missing there. */
function checkSnoozes(model: AlertListModel): void {
  const { entities, lists, strip } = model.state;
  for (const { base, view } of entities.values()) {
    const isSnoozed = model.isSnoozed(base);
    if (isSnoozed !== null) expect(view.snoozed, 'is not snoozed as expected').toBe(isSnoozed);
  }
  const shown = strip.map(({ alert }) => alert.id);
  const rows = [...lists.important.all, ...(model.state.canSeeUrgent ? lists.urgent.all : [])];
  for (const id of rows) {
    const view = entities.get(id)?.view;
    if (view === undefined || !isUnread(view.alert)) continue;
    const isSnoozed = model.isSnoozed(view.alert);
    if (isSnoozed === true) expect(shown, 'a snoozed alert is in the strip').not.toContain(id);
    if (isSnoozed === false && shown.length < STRIP_SIZE)
      expect(shown, 'an unread alert is missing in the strip').toContain(id);
  }
}

/** Invariants once every message and response has arrived. */
function checkRecovered(model: AlertListModel): void {
  const { state, books } = model;
  expect(state.connection.view.state).toBe('live');
  expect(state.pending).toEqual([]);
  const counted = { urgent: 0, important: 0 };
  for (const id of state.openIds) {
    const alert = state.entities.get(id)?.view.alert;
    expect(alert, 'a preview differs from the server’s alert').toEqual(books.alerts.get(id));
  }
  for (const key of listKeys) {
    const { ids, floor } = state.lists[key];
    const which = urgencyOfList(key);
    if (isFoundKey(key) && state.search === null) {
      expect(ids).toEqual([]);
      continue;
    }
    const search = isFoundKey(key) ? state.search : null;
    const wanted = model.wanted(which, search);
    expect(ids, 'rows differ from the server’s').toEqual(wanted.slice(0, ids.length));
    if (floor === null) expect(ids.length).toBe(wanted.length);
    for (const id of ids) {
      const alert = books.alerts.get(id);
      const snoozed = alert && model.isSnoozed(alert);
      expect(state.entities.get(id)?.view, 'a row differs from the server’s alert').toEqual({
        alert,
        urgency: which,
        pending: false,
        snoozed: snoozed ?? expect.any(Boolean),
      });
    }
    if (search !== null) {
      expect(state.found.counts?.[which] ?? 0, 'a wrong number is found').toBe(
        which === 'urgent' && state.canSeeUrgent !== true ? 0 : model.foundCount(which, search),
      );
      continue;
    }
    const { unresolvedOnly } = state;
    model.state = { ...state, unresolvedOnly: true };
    counted[which] = model.wanted(which).length;
    model.state = { ...state, unresolvedOnly };
  }
  expect(state.countsView).toEqual({
    ...counted,
    total: counted.urgent + counted.important,
    unread: model.unreadCount(),
    isKnown: true,
  });
}

function checkReachable(model: AlertListModel): void {
  for (const which of urgencies) {
    const key = shownKey(model.state, which);
    for (let turn = 0; model.state.lists[key].floor !== null; turn += 1) {
      expect(turn, 'load older never ends').toBeLessThan(60);
      model.dispatch({ type: 'olderRequested', urgency: which });
      while (model.calls.length > 0) model.answer(0);
    }
    const { ids } = model.state.lists[key];
    expect(ids, 'load older does not reach every alert').toEqual(
      model.wanted(which, model.state.search),
    );
  }
}

/** The rows of the lists in stacks, as if a panel showed them. */
const stacksOf = (model: AlertListModel): Stacks =>
  createStacks({
    get: () => ({ list: model.state, settings: { ...defaultSettings, stacksRepeats: true } }),
    subscribe: () => () => {},
  });

/** Every alert of a list is in one row; of a calm list, in the stack of the slow model. A busy list keeps its rows. */
function checkStacks(
  model: AlertListModel,
  before: { readonly view: StacksView; readonly state: AlertListModel['state'] },
  { lists }: StacksView,
): void {
  const { state } = model;
  const isSameQuery =
    state.search === before.state.search && state.unresolvedOnly === before.state.unresolvedOnly;
  for (const which of urgencies) {
    const key = shownKey(state, which);
    const { ids, isBusy, settledUntil, search } = state.lists[key];
    const [was, rows] = [before.view.lists[which], lists[which]];
    // Rows of the previous search stay until those of the new one arrive.
    if (isFoundKey(key) && search !== state.search) continue;
    expect(rows.ids).toBe(ids);
    // Nothing that the rows depend on has changed.
    const isSame = rows === was && state.entities === before.state.entities;
    if (isSame && state.lists === before.state.lists) continue;
    const isStill = isBusy && isSameQuery && isContinued(was.ids, ids);
    expectRows(rows, isStill || isBusy);
    if (isStill) expectStill(was, rows);
    if (isBusy) continue;
    const wasStacked = new Set([...was.stacks.values()].flatMap((stack) => stack.ids));
    const alertOf = (id: AlertId): Alert | undefined => state.entities.get(id)?.view.alert;
    const isLeaving = (id: AlertId): boolean => settledUntil.has(id);
    expect(stacksIn(rows), 'stacks differ from the slow model').toEqual(
      slowStacks({ ids, alertOf, isOn: true, isLeaving }, wasStacked),
    );
  }
}

describe('any schedule of events', () => {
  it('shows every alert once and in order, unopened emergencies first, and recovers the server’s state, also with a search, with stacks and while owners and snoozes change (AC-370, AC-625, AC-717, AC-735, AC-789)', () => {
    fc.assert(
      fc.property(
        schedules,
        ({ size, permissionSource, wrongBy, emergencyEvery, isSettled, schedule }) => {
          const skew = wrongBy * 86_400_000;
          const model = new AlertListModel(size, permissionSource, undefined, skew, emergencyEvery);
          if (isSettled) model.settle();
          const stacks = stacksOf(model);
          let before = { view: stacks.get(), state: model.state };
          const check = (): void => {
            checkAlways(model);
            const view = stacks.get();
            checkStacks(model, before, view);
            before = { view, state: model.state };
          };
          for (const { step } of schedule) {
            step(model);
            check();
          }
          model.settle();
          check();
          checkRecovered(model);
          checkReachable(model);
        },
      ),
      { numRuns },
    );
  }, 600_000);
});
