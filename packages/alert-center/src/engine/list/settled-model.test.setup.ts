import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import type { AlertId } from '../alert/alert.ts';

/** A list of this size that has loaded and is live. */
export function settled(size: number): AlertListModel {
  const model = new AlertListModel(size);
  model.settle();
  return model;
}

export const urgent = (model: AlertListModel) => model.state.lists.urgent;

/** Completes all messages and requests without letting time pass. */
export function completeAll(model: AlertListModel): void {
  model.deliver(model.wire.length);
  while (model.calls.length > 0) model.answer(0);
}

export function arriveUrgent(model: AlertListModel, minutesAgo = 0): AlertId {
  for (;;) {
    model.arrive(minutesAgo);
    const id = [...model.books.alerts.keys()].at(-1) ?? '';
    if (model.books.alerts.get(id)?.alertCode === 8) return id;
  }
}
