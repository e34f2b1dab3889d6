import { describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import type { AlertId } from '../alert/alert.ts';
import {
  DISCONNECTED_AFTER_MS,
  LIST_PAGE,
  LIVE_WINDOW,
  SETTLED_STAYS_MS,
  STRIP_SIZE,
  TIME_WINDOW_MS,
  WINDOW_STEP_MS,
} from '../alert/limits.ts';
import { listView } from './list-view.ts';

function settled(size: number): AlertListModel {
  const model = new AlertListModel(size);
  model.settle();
  return model;
}

const urgent = (model: AlertListModel) => model.state.lists.urgent;
const firstOpen = (model: AlertListModel): AlertId =>
  urgent(model).ids.find((id) => model.state.entities.get(id)?.truth.resolved === false) ?? '';

/** Completes all messages and requests without letting time pass. */
function quiet(model: AlertListModel): void {
  model.deliver(model.wire.length);
  while (model.calls.length > 0) model.answer(0);
}

function arriveUrgent(model: AlertListModel, minutesAgo = 0): AlertId {
  for (;;) {
    model.arrive(minutesAgo);
    const id = [...model.books.alerts.keys()].at(-1) ?? '';
    if (model.books.alerts.get(id)?.alertCode === 8) return id;
  }
}

describe('the live window', () => {
  it('keeps the newest 20 (AC-20)', () => {
    const model = settled(80);
    expect(urgent(model).ids).toHaveLength(LIST_PAGE);
    for (let count = 0; count < 30; count += 1) arriveUrgent(model);
    quiet(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent').slice(0, LIVE_WINDOW));
    expect(listView(model.state, 'urgent').hasOlder).toBe(true);
  });

  it('keeps older pages that the user loaded until the panel closes', () => {
    const model = settled(80);
    model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
    quiet(model);
    const before = urgent(model).ids.length;
    expect(before).toBeGreaterThan(LIVE_WINDOW);
    arriveUrgent(model);
    quiet(model);
    expect(urgent(model).ids).toHaveLength(before + 1);
    model.dispatch({ type: 'panelClosed' });
    expect(urgent(model).ids).toHaveLength(LIVE_WINDOW);
  });

  it('inserts a late arrival in order', () => {
    const model = settled(10);
    const id = arriveUrgent(model, 60);
    quiet(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
    expect(urgent(model).ids.indexOf(id)).toBeGreaterThan(0);
  });

  it('does not show an arrival that is older than the last row until older pages are loaded', () => {
    const model = settled(80);
    const id = arriveUrgent(model, 79 * 17 + 9);
    quiet(model);
    expect(urgent(model).ids).not.toContain(id);
    while (urgent(model).floor !== null) {
      model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
      quiet(model);
    }
    expect(urgent(model).ids).toContain(id);
  });

  it('can load any number of alerts of the same millisecond', () => {
    const model = settled(0);
    for (let count = 0; count < 130; count += 1) model.arrive(30);
    quiet(model);
    for (let turn = 0; urgent(model).floor !== null && turn < 20; turn += 1) {
      model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
      quiet(model);
    }
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
  });

  it('covers 48 h and drops alerts that become older (AC-21)', () => {
    const model = settled(0);
    const id = arriveUrgent(model, TIME_WINDOW_MS / 60_000 - 1);
    quiet(model);
    expect(urgent(model).ids).toContain(id);
    model.tick(WINDOW_STEP_MS + 1);
    quiet(model);
    expect(urgent(model).ids).not.toContain(id);
    expect(model.state.countsView.urgent).toBe(0);
  });
});

describe('unresolved only', () => {
  const filtered = (size: number): AlertListModel => {
    const model = settled(size);
    model.dispatch({ type: 'unresolvedOnlyChanged', value: true });
    quiet(model);
    return model;
  };

  it('shows unresolved alerts and removes those that others settle immediately', () => {
    const model = filtered(20);
    const before = urgent(model).ids.length + model.state.lists.important.ids.length;
    model.otherActs(0, { type: 'resolve' });
    quiet(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
    const after = urgent(model).ids.length + model.state.lists.important.ids.length;
    expect(before - after).toBe(2);
  });

  it('keeps alerts that the user settled until they pause for 10 s', () => {
    const model = filtered(20);
    const [first, second] = urgent(model).ids;
    model.act(0, { type: 'resolve' });
    model.tick(SETTLED_STAYS_MS - 1_000);
    model.act(1, { type: 'resolve' });
    model.serveAct(0);
    model.answerAct(0);
    model.serveAct(0);
    model.answerAct(0);
    model.tick(SETTLED_STAYS_MS - 1);
    quiet(model);
    expect(urgent(model).ids.slice(0, 2)).toEqual([first, second]);
    model.tick(1);
    quiet(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
    expect(urgent(model).ids).not.toContain(first);
  });

  it('loads more rows automatically as it empties', () => {
    const model = filtered(100);
    for (let count = 0; count < 15; count += 1) {
      model.act(0, { type: 'resolve' });
      model.serveAct(0);
      model.answerAct(0);
      model.tick(SETTLED_STAYS_MS);
    }
    quiet(model);
    expect(urgent(model).ids.length).toBeGreaterThanOrEqual(LIVE_WINDOW / 2);
  });

  it('shows an alert again that is checked again', () => {
    const model = settled(6);
    model.otherActs(0, { type: 'resolve' });
    model.dispatch({ type: 'unresolvedOnlyChanged', value: true });
    quiet(model);
    model.otherActs(0, { type: 'checkAgain' });
    quiet(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
    expect(model.state.lists.important.ids).toEqual(model.wanted('important'));
  });
});

describe('while the user is busy with a list', () => {
  it('adds, removes and moves no row, except older ones added below', () => {
    const model = settled(90);
    const before = urgent(model).ids;
    model.dispatch({ type: 'busyChanged', urgency: 'urgent', isBusy: true });
    for (let count = 0; count < 3; count += 1) arriveUrgent(model);
    arriveUrgent(model, 40);
    quiet(model);
    expect(urgent(model).ids).toBe(before);
    expect(urgent(model).waiting).toBe(4);
    model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
    quiet(model);
    expect(urgent(model).ids.slice(0, before.length)).toEqual(before);
    expect(urgent(model).ids.length).toBeGreaterThan(before.length);
    model.dispatch({ type: 'busyChanged', urgency: 'urgent', isBusy: false });
    expect(urgent(model).waiting).toBe(0);
    expect(urgent(model).ids).toEqual(model.wanted('urgent').slice(0, urgent(model).ids.length));
  });
});

describe('the strip', () => {
  it('holds the newest 3 unread alerts of both lists (AC-4)', () => {
    const model = settled(12);
    const unread = [...model.wanted('urgent'), ...model.wanted('important')]
      .flatMap((id) => model.books.alerts.get(id) ?? [])
      .filter((alert) => !alert.read)
      .sort((a, b) => b.createdOn - a.createdOn);
    const ids = (): readonly AlertId[] => model.state.strip.map(({ alert }) => alert.id);
    expect(ids()).toEqual(unread.slice(0, STRIP_SIZE).map((alert) => alert.id));
    model.otherActs(0, { type: 'read' });
    quiet(model);
    expect(ids()).not.toContain(unread[0]?.id);
    expect(ids()).toHaveLength(STRIP_SIZE);
  });

  it('leaves out alerts that nobody has opened but somebody has settled (AC-200)', () => {
    const model = settled(12);
    const [newest] = model.state.strip;
    const id = newest?.alert.id ?? '';
    model.otherActs(0, { type: 'resolve' });
    quiet(model);
    expect(model.books.alerts.get(id)).toMatchObject({ read: false, resolved: true });
    expect(model.state.strip.map(({ alert }) => alert.id)).not.toContain(id);
    expect(model.state.strip).toHaveLength(STRIP_SIZE);
  });
});

describe('the view of an alert', () => {
  it('is the same object until something in it changes', () => {
    const model = settled(30);
    const views = new Map([...model.state.entities].map(([id, { view }]) => [id, view]));
    const id = firstOpen(model);
    model.pong();
    arriveUrgent(model);
    quiet(model);
    model.dispatch({ type: 'retryRequested' });
    for (const [one, view] of views) {
      const now = model.state.entities.get(one)?.view;
      if (now !== undefined) expect(now).toBe(view);
    }
    expect(model.state.entities.get(id)?.view).toBe(views.get(id));
  });
});

describe('the connection', () => {
  it('is disconnected once it has not been live for more than 3 s', () => {
    const model = settled(5);
    model.disconnect();
    expect(model.state.connection.view.state).toBe('reconnecting');
    model.tick(DISCONNECTED_AFTER_MS);
    expect(model.state.connection.view.state).toBe('reconnecting');
    model.tick(1);
    expect(model.state.connection.view.state).toBe('disconnected');
    model.connect();
    model.deliver(1);
    expect(model.state.connection.view.state, 'connected is not yet up to date').toBe(
      'disconnected',
    );
  });

  it('is catching up until missed alerts have arrived', () => {
    const model = settled(5);
    model.disconnect();
    model.arrive(0);
    model.connect();
    model.deliver(2);
    expect(model.state.connection.view.state).toBe('catchingUp');
    quiet(model);
    expect(model.state.connection.view.state).toBe('live');
  });

  it('is catching up while a first page has failed, and the list is failed rather than empty', () => {
    const model = new AlertListModel(5);
    model.connect();
    model.deliver(2);
    model.answer(0);
    const at = model.calls.findIndex((call) => call.effect.slot === 'first:urgent');
    model.fail(at);
    expect(model.state.connection.view.state).toBe('catchingUp');
    expect(listView(model.state, 'urgent')).toMatchObject({ status: 'failed', ids: [] });
    model.dispatch({ type: 'retryRequested', urgency: 'urgent' });
    expect(listView(model.state, 'urgent').status).toBe('loading');
    quiet(model);
    expect(listView(model.state, 'urgent').status).toBe('ready');
  });
});

describe('a gap that is too long to list', () => {
  it('reloads the lists and keeps the rows until they arrive', () => {
    const model = settled(40);
    model.disconnect();
    for (let count = 0; count < 30; count += 1) model.arrive(0);
    model.connect();
    model.deliver(2);
    const before = urgent(model).ids;
    const missed = model.calls.findIndex((call) => call.effect.slot === 'missed');
    model.answer(missed);
    expect(urgent(model).ids).toEqual(before);
    expect(model.state.connection.view.state).toBe('catchingUp');
    quiet(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent').slice(0, LIVE_WINDOW));
    expect(model.state.connection.view.state).toBe('live');
  });
});

describe('a server that restarted its sequence', () => {
  it('is recognized by its lower head, and everything is reloaded', () => {
    const model = settled(30);
    model.disconnect();
    model.books.alerts.clear();
    model.books.events.length = 0;
    model.books.head = 0;
    for (let count = 0; count < 4; count += 1) model.arrive(5);
    model.settle();
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
    expect(model.state.lists.important.ids).toEqual(model.wanted('important'));
    expect(model.state.connection.view.state).toBe('live');
    expect(model.state.countsView.total).toBe(4);
  });
});

describe('rules that changed while disconnected', () => {
  it('move the alerts to other lists', () => {
    const model = settled(20);
    model.disconnect();
    const { rules } = demoUsers.manager;
    const swapped = { ...rules, urgent: rules.important, important: rules.urgent };
    Object.assign(model, { user: { ...demoUsers.manager, rules: swapped } });
    model.settle();
    expect(urgent(model).ids).toEqual(model.wanted('urgent').slice(0, LIVE_WINDOW));
  });
});
