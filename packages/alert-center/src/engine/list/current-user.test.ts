import { describe, expect, it } from 'vitest';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import { currentUserOf } from './current-user.ts';
import type { LoadSlot } from './list-state.ts';
import { listView } from './list-view.ts';

const { manager, viewer } = demoUsers;

function respond(model: AlertListModel, slot: LoadSlot): void {
  model.answer(model.calls.findIndex(({ effect }) => effect.slot === slot));
}

const requested = (model: AlertListModel): readonly LoadSlot[] =>
  model.calls.map(({ effect }) => effect.slot);

const urgent = (model: AlertListModel) => listView(model.state, 'urgent');

/** Changes the user from the next subscription on. */
const switchUser = (model: AlertListModel, person: DemoUser): void => {
  Object.assign(model, { user: person });
  model.disconnect();
  model.settle();
};

describe('a host that does not state the user', () => {
  it('shows no urgent alerts, and no list as empty, while access is unknown', () => {
    const model = new AlertListModel(12, 'caller');
    model.connect();
    model.arrive(0);
    model.deliver(model.wire.length);
    expect(urgent(model)).toMatchObject({ status: 'loading', ids: [] });
    expect(model.state.countsView.isKnown).toBe(false);
    expect(model.state.connection.view.state).toBe('catchingUp');
    expect(requested(model)).not.toContain('first:urgent');
  });

  it('shows urgent alerts when the source grants access', () => {
    const model = new AlertListModel(12, 'caller');
    respond(model, 'subscription');
    expect(requested(model).toSorted()).toEqual(['counts', 'first:important', 'first:urgent']);
    model.settle();
    expect(urgent(model)).toMatchObject({ status: 'ready', ids: model.wanted('urgent') });
  });

  it('hides and never requests urgent alerts when the source denies access', () => {
    const model = new AlertListModel(12, 'caller', viewer);
    respond(model, 'subscription');
    expect(urgent(model).status).toBe('hidden');
    expect(requested(model)).not.toContain('first:urgent');
    model.settle();
    expect(model.state.countsView).toMatchObject({ urgent: null, isKnown: true });
  });

  it('derives access from the counts when the source does not state the user', () => {
    const model = new AlertListModel(12, 'counts');
    respond(model, 'subscription');
    expect(urgent(model).status).toBe('loading');
    expect(requested(model)).not.toContain('first:urgent');
    respond(model, 'counts');
    expect(requested(model).filter((slot) => slot !== 'first:important')).toEqual(['first:urgent']);
    model.settle();
    expect(urgent(model)).toMatchObject({ status: 'ready', ids: model.wanted('urgent') });

    const other = new AlertListModel(12, 'counts', viewer);
    other.settle();
    expect(urgent(other).status).toBe('hidden');
  });

  it('shows a failure when it depends on counts that cannot be loaded', () => {
    const model = new AlertListModel(12, 'counts');
    respond(model, 'subscription');
    model.fail(model.calls.findIndex(({ effect }) => effect.slot === 'counts'));
    expect(urgent(model)).toMatchObject({ status: 'failed', error: expect.any(Error) });
    model.dispatch({ type: 'retryRequested', urgency: 'urgent' });
    expect(requested(model)).toContain('counts');
    model.settle();
    expect(urgent(model).status).toBe('ready');
  });

  it.each(['caller', 'counts'] as const)(
    'follows a scope that is granted or revoked (%s)',
    (permissionSource) => {
      const model = new AlertListModel(12, permissionSource, viewer);
      model.settle();
      switchUser(model, manager);
      expect(urgent(model)).toMatchObject({ status: 'ready', ids: model.wanted('urgent') });
      expect(model.state.countsView.urgent).toEqual(expect.any(Number));
      switchUser(model, viewer);
      expect(urgent(model)).toMatchObject({ status: 'hidden', ids: [] });
      expect(model.state.countsView.urgent).toBeNull();
    },
  );

  it('shows the user’s own change under the name from the source', () => {
    const model = new AlertListModel(12, 'caller');
    model.settle();
    const [id = ''] = urgent(model).ids;
    model.act(0, { type: 'resolve' });
    const { userId, fullname } = manager;
    expect(model.state.entities.get(id)?.view.alert.resolver).toEqual({ userId, fullname });
  });
});

describe('a host that states the user', () => {
  it('takes precedence over the source', () => {
    const model = new AlertListModel(12, 'host', viewer);
    Object.assign(model, { user: manager });
    model.settle();
    expect(urgent(model).status).toBe('hidden');
    expect(currentUserOf(model.state)?.userId).toBe(viewer.userId);
  });
});
