import { expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import { targetAlerts } from '../alert/action-target.ts';
import { isUnresolved } from '../alert/alert.ts';
import { emptySearch } from './alert-search.ts';

it('shows what is handed over to the user below the loaded rows, in a search for the user’s own (AC-789)', () => {
  const model = new AlertListModel(90);
  model.settle();
  const search = { ...emptySearch, owner: 'mine' } as const;
  model.dispatch({ type: 'searchChanged', search });
  model.settle();
  const { userId, fullname } = demoUsers.manager;
  const below = [...model.books.alerts.values()].find(
    (alert) => alert.owner == null && isUnresolved(alert) && !model.state.entities.has(alert.id),
  );
  if (below === undefined) throw new Error('Everything is loaded.');
  const change = { type: 'owner', owner: { userId, fullname } } as const;
  model.actAs(demoUsers.dispatcher, change, targetAlerts([below]));
  model.settle();
  const shown = [
    ...model.state.lists['found:urgent'].ids,
    ...model.state.lists['found:important'].ids,
  ];
  expect(shown).toContain(below.id);
});
