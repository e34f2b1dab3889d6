import { PantauError } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { AlertListModel } from '../../testing/alert-list-model.test.setup.ts';
import { DISCONNECTED_AFTER_MS, LIVE_WINDOW } from '../alert/limits.ts';
import { listView } from './list-view.ts';
import { completeAll, settled, urgent } from './settled-model.test.setup.ts';

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

  it('is disconnected as soon as the browser is offline, and live only after the next head (AC-206)', () => {
    const model = settled(5);
    model.dispatch({ type: 'networkChanged', offline: true });
    expect(model.state.connection.view).toMatchObject({ state: 'disconnected', offline: true });
    // A message that was already in flight does not make it live.
    model.pong();
    model.deliver(1);
    expect(model.state.connection.view.state).toBe('disconnected');
    model.dispatch({ type: 'networkChanged', offline: true });
    model.dispatch({ type: 'networkChanged', offline: false });
    expect(model.state.connection.view.state).not.toBe('live');
    model.pong();
    model.deliver(1);
    expect(model.state.connection.view).toMatchObject({ state: 'live', offline: false });
  });

  it('does not trust the sequence after the browser was offline, if its first head is an earlier one (AC-206)', () => {
    const model = settled(5);
    const head = model.state.sequence.head ?? 0;
    model.dispatch({ type: 'networkChanged', offline: true });
    model.dispatch({ type: 'networkChanged', offline: false });
    // The socket has not noticed the break, and the server has been restarted meanwhile.
    model.receive({ kind: 'head', prevSeq: head - 1, seq: head - 1 });
    expect(model.state.connection.isDoubtful).toBe(true);
    expect(model.calls.map(({ effect }) => effect.slot)).toContain('missed');
  });

  it.each(['started', 'liveChanged'] as const)('stays offline after %s (AC-206)', (type) => {
    const model = settled(5);
    model.dispatch({ type: 'networkChanged', offline: true });
    model.dispatch(type === 'started' ? { type } : { type, isLive: false });
    expect(model.state.connection.view).toMatchObject({ state: 'disconnected', offline: true });
  });

  it('is signed out after the grace period once its source refuses, and until it is live (AC-710)', () => {
    const model = settled(5);
    const status = {
      state: 'reconnecting',
      since: 0,
      nextAttemptAt: null,
      signedOut: true,
    } as const;
    model.disconnect();
    model.receive({ kind: 'status', status });
    const view = () => model.state.connection.view;
    expect(view()).toMatchObject({ state: 'reconnecting', signedOut: false });
    model.tick(DISCONNECTED_AFTER_MS + 1);
    expect(view()).toMatchObject({ state: 'disconnected', signedOut: true });
    model.dispatch({ type: 'networkChanged', offline: true });
    expect(view(), 'without a network nobody knows').toMatchObject({ signedOut: false });
    model.dispatch({ type: 'networkChanged', offline: false });
    model.connect();
    model.deliver(2);
    completeAll(model);
    expect(view()).toMatchObject({ state: 'live', signedOut: false });
  });

  it('is signed out at once if the first request is refused (AC-710)', () => {
    const model = new AlertListModel(5);
    model.fail(0, new PantauError('unauthorized'));
    expect(model.state.connection.view).toMatchObject({ state: 'disconnected', signedOut: true });
  });

  it('is catching up until missed alerts have arrived', () => {
    const model = settled(5);
    model.disconnect();
    model.arrive(0);
    model.connect();
    model.deliver(2);
    expect(model.state.connection.view.state).toBe('catchingUp');
    completeAll(model);
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
    completeAll(model);
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
    completeAll(model);
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
