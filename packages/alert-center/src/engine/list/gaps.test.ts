import { expect, it } from 'vitest';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';

function settled(size: number): AlertListModel {
  const model = new AlertListModel(size);
  model.settle();
  return model;
}

const requestsOfMissed = (model: AlertListModel): number =>
  model.calls.filter(({ effect }) => effect.slot === 'missed').length;

const isUpToDate = (model: AlertListModel): void => {
  expect(model.state.lists.urgent.ids).toEqual(model.wanted('urgent'));
  expect(model.state.lists.important.ids).toEqual(model.wanted('important'));
  expect(model.state.connection.view.state).toBe('live');
};

it('requests a gap once and is catching up until it is filled (AC-100)', () => {
  const model = settled(5);
  model.arrive(0);
  model.wire.length = 0;
  model.arrive(0);
  model.deliver(1);
  expect(requestsOfMissed(model)).toBe(1);
  expect(model.state.connection.view.state).toBe('catchingUp');
  model.arrive(0);
  model.deliver(1);
  expect(requestsOfMissed(model)).toBe(1);
  model.settle();
  isUpToDate(model);
});

it('shows an alert that arrives beyond a gap immediately (AC-100)', () => {
  const model = settled(5);
  model.arrive(0);
  model.wire.length = 0;
  model.arrive(0);
  const beyond = [...model.books.alerts.keys()].at(-1) ?? '';
  model.deliver(1);
  expect(model.state.entities.has(beyond)).toBe(true);
});

it('requests missed alerts after a reconnect (AC-101)', () => {
  const model = settled(5);
  model.disconnect();
  model.arrive(0);
  model.connect();
  model.deliver(2);
  expect(requestsOfMissed(model)).toBe(1);
  model.settle();
  isUpToDate(model);
});

it('loads everything again when the server starts a new sequence (AC-101)', () => {
  const model = settled(30);
  model.disconnect();
  model.books.alerts.clear();
  model.books.events.length = 0;
  model.books.head = 0;
  for (let count = 0; count < 4; count += 1) model.arrive(5);
  model.settle();
  isUpToDate(model);
});
