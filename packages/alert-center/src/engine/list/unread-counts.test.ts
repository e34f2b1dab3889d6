import { describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import type { AlertId } from '../alert/alert.ts';

function settled(size: number): AlertListModel {
  const model = new AlertListModel(size);
  model.settle();
  return model;
}

const unread = (model: AlertListModel): number => model.state.countsView.unread;
const hasRequestedCounts = (model: AlertListModel): boolean =>
  model.calls.some(({ effect }) => effect.type === 'loadCounts');
const first = (model: AlertListModel): AlertId => model.state.lists.urgent.ids[0] ?? '';

function readAsOther(model: AlertListModel, id: AlertId): void {
  const createdOn = model.books.alerts.get(id)?.createdOn ?? 0;
  model.actAs(
    demoUsers.dispatcher,
    { type: 'read' },
    {
      mode: 'selection',
      ids: [id],
      range: { start: createdOn, end: createdOn },
    },
  );
  model.deliver(model.wire.length);
}

describe('the count of unread alerts', () => {
  it.each([{ type: 'resolve' }, { type: 'falseAlert', reason: 'Dirty lens' }] as const)(
    'includes both lists, and leaves out alerts that another user settles: $type (AC-200)',
    (change) => {
      const model = settled(12);
      expect(unread(model)).toBe(12);
      model.otherActs(0, change);
      model.deliver(model.wire.length);
      expect(unread(model)).toBe(10);
      model.otherActs(0, { type: 'checkAgain' });
      model.deliver(model.wire.length);
      expect(unread(model)).toBe(12);
      expect(hasRequestedCounts(model)).toBe(false);
    },
  );

  it('decreases immediately when the user settles an unread alert (AC-200)', () => {
    const model = settled(4);
    model.act(0, { type: 'resolve' });
    expect(unread(model)).toBe(3);
    model.serveAct(0);
    model.answerAct(0);
    model.deliver(model.wire.length);
    expect(unread(model)).toBe(3);
  });

  it('increases with an arrival, without a request', () => {
    const model = settled(4);
    model.arrive(0);
    model.deliver(model.wire.length);
    expect(unread(model)).toBe(5);
    expect(hasRequestedCounts(model)).toBe(false);
  });

  it('decreases once when another user reads an alert, however often that is reported', () => {
    const model = settled(4);
    const id = first(model);
    readAsOther(model, id);
    expect(unread(model)).toBe(3);
    expect(hasRequestedCounts(model)).toBe(false);
    readAsOther(model, id);
    expect(unread(model)).toBe(3);
  });

  it('is requested again when another user reads an alert that is not loaded', () => {
    const model = settled(80);
    const held = new Set(model.state.entities.keys());
    const beyond = model.wanted('urgent').find((id) => !held.has(id)) ?? '';
    readAsOther(model, beyond);
    expect(hasRequestedCounts(model)).toBe(true);
  });

  it('decreases immediately when the user reads an alert, and is rolled back on rejection', () => {
    const model = settled(4);
    model.act(0, { type: 'read' });
    expect(unread(model)).toBe(3);
    model.answerAct(0);
    expect(unread(model)).toBe(4);
  });

  it('decreases once for the user’s own read, confirmed before or after the feed reports it', () => {
    for (const isToldFirst of [true, false]) {
      const model = settled(4);
      model.act(0, { type: 'read' });
      model.serveAct(0);
      if (isToldFirst) model.deliver(model.wire.length);
      model.answerAct(0);
      expect(unread(model)).toBe(3);
      model.deliver(model.wire.length);
      expect(unread(model)).toBe(3);
    }
  });

  it('excludes urgent alerts for a user who cannot see them', () => {
    const model = new AlertListModel(12, 'caller', demoUsers.viewer);
    model.settle();
    expect(unread(model)).toBe(model.wanted('important').length);
    expect(unread(model)).toBeLessThan(12);
  });
});
