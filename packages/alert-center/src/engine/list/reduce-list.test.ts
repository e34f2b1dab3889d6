import { describe, expect, it } from 'vitest';
import type { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import type { AlertId } from '../alert/alert.ts';
import {
  LIST_PAGE,
  LIVE_WINDOW,
  SETTLED_STAYS_MS,
  STRIP_SIZE,
  TIME_WINDOW_MS,
  WINDOW_STEP_MS,
} from '../alert/limits.ts';
import { listView } from './list-view.ts';
import { arriveUrgent, completeAll, settled, urgent } from './settled-model.test.setup.ts';

const firstOpen = (model: AlertListModel): AlertId =>
  urgent(model).ids.find((id) => model.state.entities.get(id)?.truth.resolved === false) ?? '';

describe('the live window', () => {
  it('keeps the newest 20 (AC-20)', () => {
    const model = settled(80);
    expect(urgent(model).ids).toHaveLength(LIST_PAGE);
    for (let count = 0; count < 30; count += 1) arriveUrgent(model);
    completeAll(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent').slice(0, LIVE_WINDOW));
    expect(listView(model.state, 'urgent').hasOlder).toBe(true);
  });

  it('keeps older pages that the user loaded until the panel closes', () => {
    const model = settled(80);
    model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
    completeAll(model);
    const before = urgent(model).ids.length;
    expect(before).toBeGreaterThan(LIVE_WINDOW);
    arriveUrgent(model);
    completeAll(model);
    expect(urgent(model).ids).toHaveLength(before + 1);
    model.dispatch({ type: 'panelClosed' });
    expect(urgent(model).ids).toHaveLength(LIVE_WINDOW);
  });

  it('inserts a late arrival in order', () => {
    const model = settled(10);
    const id = arriveUrgent(model, 60);
    completeAll(model);
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
    expect(urgent(model).ids.indexOf(id)).toBeGreaterThan(0);
  });

  it('does not show an arrival that is older than the last row until older pages are loaded', () => {
    const model = settled(80);
    const id = arriveUrgent(model, 79 * 17 + 9);
    completeAll(model);
    expect(urgent(model).ids).not.toContain(id);
    while (urgent(model).floor !== null) {
      model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
      completeAll(model);
    }
    expect(urgent(model).ids).toContain(id);
  });

  it('can load any number of alerts of the same millisecond', () => {
    const model = settled(0);
    for (let count = 0; count < 130; count += 1) model.arrive(30);
    completeAll(model);
    for (let turn = 0; urgent(model).floor !== null && turn < 20; turn += 1) {
      model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
      completeAll(model);
    }
    expect(urgent(model).ids).toEqual(model.wanted('urgent'));
  });

  it('covers 48 h and drops alerts that become older (AC-21)', () => {
    const model = settled(0);
    const id = arriveUrgent(model, TIME_WINDOW_MS / 60_000 - 1);
    completeAll(model);
    expect(urgent(model).ids).toContain(id);
    model.tick(WINDOW_STEP_MS + 1);
    completeAll(model);
    expect(urgent(model).ids).not.toContain(id);
    expect(model.state.countsView.urgent).toBe(0);
  });
});

describe('unresolved only', () => {
  const filtered = (size: number): AlertListModel => {
    const model = settled(size);
    model.dispatch({ type: 'unresolvedOnlyChanged', value: true });
    completeAll(model);
    return model;
  };

  it('shows unresolved alerts and removes those that others settle immediately', () => {
    const model = filtered(20);
    const before = urgent(model).ids.length + model.state.lists.important.ids.length;
    model.otherActs(0, { type: 'resolve' });
    completeAll(model);
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
    completeAll(model);
    expect(urgent(model).ids.slice(0, 2)).toEqual([first, second]);
    model.tick(1);
    completeAll(model);
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
    completeAll(model);
    expect(urgent(model).ids.length).toBeGreaterThanOrEqual(LIVE_WINDOW / 2);
  });

  it('shows an alert again that is checked again', () => {
    const model = settled(6);
    model.otherActs(0, { type: 'resolve' });
    model.dispatch({ type: 'unresolvedOnlyChanged', value: true });
    completeAll(model);
    model.otherActs(0, { type: 'checkAgain' });
    completeAll(model);
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
    completeAll(model);
    expect(urgent(model).ids).toBe(before);
    expect(urgent(model).waiting).toBe(4);
    model.dispatch({ type: 'olderRequested', urgency: 'urgent' });
    completeAll(model);
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
    completeAll(model);
    expect(ids()).not.toContain(unread[0]?.id);
    expect(ids()).toHaveLength(STRIP_SIZE);
  });

  it('leaves out alerts that nobody has opened but somebody has settled (AC-200)', () => {
    const model = settled(12);
    const [newest] = model.state.strip;
    const id = newest?.alert.id ?? '';
    model.otherActs(0, { type: 'resolve' });
    completeAll(model);
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
    completeAll(model);
    model.dispatch({ type: 'retryRequested' });
    for (const [one, view] of views) {
      const now = model.state.entities.get(one)?.view;
      if (now !== undefined) expect(now).toBe(view);
    }
    expect(model.state.entities.get(id)?.view).toBe(views.get(id));
  });
});
