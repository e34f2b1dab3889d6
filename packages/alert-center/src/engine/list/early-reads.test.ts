import { expect, it } from 'vitest';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../alert/alert.ts';
import { targetAlerts } from '../alert/action-target.ts';

/** Too old for the first page, so that only a read of its own shows it. */
function oldestId(model: AlertListModel): AlertId {
  return model.wanted('urgent').at(-1) ?? '';
}

function openOldest(model: AlertListModel): AlertId {
  const id = oldestId(model);
  model.readPreview([...model.books.alerts.keys()].indexOf(id));
  return id;
}

function resolvedByOther(model: AlertListModel, id: AlertId): void {
  const alert = model.books.alerts.get(id);
  if (alert !== undefined)
    model.actAs(demoUsers.dispatcher, { type: 'resolve' }, targetAlerts([alert]));
}

const isUpToDate = (model: AlertListModel, id: AlertId): void => {
  expect(model.state.entities.get(id)?.view.alert).toEqual(model.books.alerts.get(id));
};

it('reads an alert again that changed between its read and the first message of the feed (AC-420)', () => {
  const model = new AlertListModel(90);
  const id = openOldest(model);
  model.answerRead();
  resolvedByOther(model, id);
  model.settle();
  isUpToDate(model, id);
});

it('reads an alert again whose read was answered after the first message of the feed (AC-420)', () => {
  const model = new AlertListModel(90);
  const id = openOldest(model);
  resolvedByOther(model, id);
  model.connect();
  model.deliver(2);
  model.answerRead();
  model.settle();
  isUpToDate(model, id);
});

it('does not read an alert again that has not changed since (AC-420)', () => {
  const model = new AlertListModel(0);
  model.arrive(0);
  model.readPreview(0);
  model.answerRead();
  model.connect();
  model.deliver(2);
  model.readMissing();
  expect(model.reads).toEqual([]);
});
