import { expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { StateChange } from '../alert/alert-action.ts';
import { type AlertId, isUnread } from '../alert/alert.ts';
import { isEmergency } from '../alert/emergency.ts';
import { emptySearch } from './alert-search.ts';

function otherDoes(model: AlertListModel, id: AlertId, change: StateChange): void {
  const alert = model.books.alerts.get(id);
  if (alert === undefined) throw new Error('The server does not know the alert.');
  model.actAs(demoUsers.dispatcher, change, targetAlerts([alert]));
}

/** The feed reconnects after so many changes that the source cannot list them any more. */
function loseChanges(model: AlertListModel): void {
  for (let number = 0; number < 13; number += 1) model.arrive(0);
  model.connect();
  model.deliver(2);
  model.answer(model.calls.findIndex(({ effect }) => effect.slot === 'missed'));
}

function answerAll(model: AlertListModel): void {
  while (model.calls.length > 0) model.answer(0);
}

it('finds an alert again that somebody settles and reopens while the first page of a search is under way (AC-899)', () => {
  const model = new AlertListModel(30);
  model.settle();
  const found = [...model.books.alerts.values()].find(
    (alert) => isUnread(alert) && !isEmergency(alert),
  );
  const id = found?.id ?? '';
  model.dispatch({ type: 'searchChanged', search: { ...emptySearch, unreadOnly: true } });
  otherDoes(model, id, { type: 'resolve' });
  answerAll(model);
  otherDoes(model, id, { type: 'checkAgain' });
  model.settle();
  const { lists } = model.state;
  expect([...lists['found:urgent'].ids, ...lists['found:important'].ids]).toContain(id);
});

it('does not bring back an alert by a response from before it was settled (AC-900)', () => {
  const model = new AlertListModel(30);
  model.settle();
  model.dispatch({ type: 'unresolvedOnlyChanged', value: true });
  answerAll(model);
  const id = model.state.lists.urgent.ids[0] ?? '';
  model.act(0, { type: 'read' });
  model.serveAct(0);
  model.disconnect();
  otherDoes(model, id, { type: 'resolve' });
  loseChanges(model);
  answerAll(model);
  expect(model.state.lists.urgent.ids).not.toContain(id);
  model.answerAct(0);
  expect(model.state.lists.urgent.ids).not.toContain(id);
});

it('reads the alert of a preview again whose read is older than changes that were lost (AC-900)', () => {
  const model = new AlertListModel(160);
  model.settle();
  const id = model.wanted('urgent').at(-1) ?? '';
  expect(model.state.entities.has(id)).toBe(false);
  model.readPreview([...model.books.alerts.keys()].indexOf(id));
  model.disconnect();
  otherDoes(model, id, { type: 'resolve' });
  loseChanges(model);
  answerAll(model);
  model.answerRead();
  model.settle();
  expect(model.state.entities.get(id)?.view.alert).toEqual(model.books.alerts.get(id));
});

it('reads a settled alert in a preview again after changes that were lost, though no list shows it (AC-900)', () => {
  const model = new AlertListModel(30);
  model.settle();
  const [id = ''] = model.state.lists.urgent.ids;
  model.dispatch({ type: 'previewsChanged', ids: [id] });
  model.act(0, { type: 'resolve' });
  model.dispatch({ type: 'unresolvedOnlyChanged', value: true });
  model.settle();
  model.disconnect();
  otherDoes(model, id, { type: 'note', text: 'Sudah dihubungi' });
  loseChanges(model);
  model.settle();
  expect(model.state.entities.get(id)?.view.alert).toEqual(model.books.alerts.get(id));
});

it('finds no alert below the loaded rows that was read among changes that were lost (AC-900)', () => {
  const model = new AlertListModel(38, 'host', demoUsers.manager, 0, 2);
  const read = { type: 'read' } as const;
  model.connect();
  for (const minutesAgo of [0, 0, 599]) model.arrive(minutesAgo);
  const id = [...model.books.alerts.keys()].at(-1) ?? '';
  const all = { ...{ index: 0, hours: 10 }, isPartner: false, ofVehicle: false, urgency: null };
  model.actsOnAll({ ...all, change: read });
  model.answer(0);
  model.arrive(0);
  model.deliver(6);
  for (let number = 0; number < 2; number += 1) model.arrive(0);
  for (const slot of ['counts', 'missed', 'counts', 'first:urgent'])
    model.answer(model.calls.findIndex(({ effect }) => effect.slot === slot));
  model.dispatch({ type: 'searchChanged', search: { ...emptySearch, unreadOnly: true } });
  model.otherActs(0, read);
  model.answer(model.calls.findIndex(({ effect }) => effect.slot === 'first:found:important'));
  model.settle();
  expect(model.books.alerts.get(id)?.read).toBe(true);
  const { lists } = model.state;
  expect([...lists['found:urgent'].ids, ...lists['found:important'].ids]).not.toContain(id);
});
