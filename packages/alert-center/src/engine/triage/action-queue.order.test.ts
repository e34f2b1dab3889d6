import { PantauError } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { targetAlerts } from '../alert/action-target.ts';
import type { AlertId } from '../alert/alert.ts';
import { RETRY_MAX_MS } from '../alert/limits.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { openOrigin } from './unreliable-origin.test.setup.ts';

let origin: Awaited<ReturnType<typeof openOrigin>>;
beforeEach(async () => {
  origin = await openOrigin();
});

describe('actions on one alert', () => {
  it('are sent in order, and those on others are not held up (AC-203)', async () => {
    const [first, second] = [await origin.arrive(), await origin.arrive()];
    origin.network = 'down';
    void origin.store.actions.markRead(first);
    void origin.store.actions.addNote(first, 'Called');
    await origin.clock.advance(100);
    void origin.store.actions.resolve(first);
    await origin.clock.advance(2_000);
    origin.network = 'up';
    void origin.store.actions.resolve(second);
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent).toEqual([
      [second, 'resolve'],
      [first, 'read'],
      [first, 'note'],
      [first, 'resolve'],
    ]);
  });

  it('are sent once each, however fast they follow one another (AC-203)', async () => {
    const id = await origin.arrive();
    void origin.store.actions.markRead(id);
    void origin.store.actions.addNote(id, 'Called');
    void origin.store.actions.resolve(id);
    await origin.clock.advance(2_000);
    expect(origin.sent.map(([, type]) => type)).toEqual(['read', 'note', 'resolve']);
  });

  it('are not overtaken by their undo (AC-203)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(500);
    const undoing = origin.store.actions.undo();
    await origin.clock.advance(5_000);
    expect(origin.sent).toEqual([]);
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(await undoing).not.toBeNull();
    expect(origin.sent).toEqual([
      [id, 'resolve'],
      [id, 'checkAgain'],
    ]);
    expect(origin.world.alert(id)?.resolved).toBe(false);
  });
});

describe('the undo of a confirmed action', () => {
  /** A resolved alert whose undo does not reach the server. */
  async function undoOffline(): Promise<AlertId> {
    const id = await origin.arrive();
    void origin.store.actions.resolve(id);
    await origin.clock.advance(1_000);
    origin.network = 'down';
    const undoing = origin.store.actions.undo();
    await origin.clock.advance(1_000);
    expect(await undoing).toMatchObject({ items: [{ id, outcome: 'queued' }] });
    expect(origin.view(id)).toMatchObject({ pending: true, alert: { resolved: false } });
    return id;
  }

  it('is sent until it arrives, also after a reload (AC-372)', async () => {
    const id = await undoOffline();
    await origin.reload();
    expect(origin.view(id)).toMatchObject({ pending: true, alert: { resolved: false } });
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent.map(([, type]) => type)).toEqual(['resolve', 'checkAgain']);
    expect(origin.world.alert(id)?.resolved).toBe(false);
    expect(origin.stored()).toEqual([]);
  });

  it('does not reopen an alert that another user has settled since (AC-105, AC-372)', async () => {
    const id = await undoOffline();
    const alert = origin.world.alert(id);
    if (alert === undefined) throw new Error('The alert is missing');
    // The page does not know of it from the live connection.
    origin.world.stall();
    for (const type of ['checkAgain', 'resolve'] as const) {
      origin.world.act(demoUsers.dispatcher, { type }, targetAlerts([alert]));
    }
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent.map(([, type]) => type)).toEqual(['resolve']);
    expect(origin.world.alert(id)).toMatchObject({
      resolved: true,
      resolver: { userId: demoUsers.dispatcher.userId },
    });
    expect(origin.view(id)).toMatchObject({ pending: false, alert: { resolved: true } });
  });

  it('is applied once when only its response was lost (AC-372)', async () => {
    const id = await origin.arrive();
    void origin.store.actions.resolve(id);
    await origin.clock.advance(1_000);
    origin.network = 'lost';
    void origin.store.actions.undo();
    await origin.clock.advance(500);
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent.map(([, type]) => type)).toEqual(['resolve', 'checkAgain']);
    expect(origin.view(id)).toMatchObject({ pending: false, alert: { resolved: false } });
  });
});

describe('single and bulk actions on the same alert', () => {
  it('are sent in the order in which the user made them (AC-374)', async () => {
    const [first, second] = [await origin.arrive(), await origin.arrive()];
    void origin.store.actions.addNote(first, 'Called');
    const acting = origin.store.actions.actOnMany([first, second], { type: 'resolve' });
    void origin.store.actions.checkAgain(first);
    void origin.store.actions.addNote(second, 'Fine');
    await origin.clock.advance(3_000);
    expect((await acting).items.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    expect(origin.sent.map(([, type]) => type)).toEqual(['note', 'resolve', 'checkAgain', 'note']);
    expect(origin.view(first)).toMatchObject({ pending: false, alert: { resolved: false } });
    expect(origin.view(second)).toMatchObject({ pending: false, alert: { resolved: true } });
  });

  it('stay in order: a bulk action leaves out an alert with an unsent change (AC-374)', async () => {
    const [first, second] = [await origin.arrive(), await origin.arrive()];
    origin.world.failNext('act', new PantauError('offline'));
    void origin.store.actions.addNote(first, 'Called');
    await origin.clock.advance(500);
    const acting = origin.store.actions.actOnMany([first, second], { type: 'resolve' });
    await origin.clock.advance(400);
    const { items } = await acting;
    expect(items).toMatchObject([
      { id: first, outcome: 'failed', error: { kind: 'offline' } },
      { id: second, outcome: 'applied' },
    ]);
    expect(origin.view(first)?.alert.resolved).toBe(false);
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.sent).toEqual([
      [first, 'note'],
      [second, 'resolve'],
      [first, 'note'],
    ]);
    expect(origin.world.alert(first)?.resolved).toBe(false);
  });

  it('stay in order also if the change fails while the bulk action waits for it (AC-374)', async () => {
    const [first, second] = [await origin.arrive(), await origin.arrive()];
    origin.world.failNext('act', new PantauError('offline'));
    void origin.store.actions.addNote(first, 'Called');
    const acting = origin.store.actions.actOnMany([first, second], { type: 'resolve' });
    await origin.clock.advance(900);
    const { items } = await acting;
    expect(items).toMatchObject([
      { id: first, outcome: 'failed', error: { kind: 'offline' } },
      { id: second, outcome: 'applied' },
    ]);
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.world.alert(first)?.resolved).toBe(false);
  });

  it('do not block each other when a bulk action is stopped (AC-374)', async () => {
    const [first, second] = [await origin.arrive(), await origin.arrive()];
    void origin.store.actions.addNote(first, 'Called');
    const acting = origin.store.actions.actOnMany([first, second], { type: 'resolve' });
    origin.store.actions.bulk.stop();
    await origin.clock.advance(2_000);
    expect((await acting).items.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped']);
    void origin.store.actions.resolve(first);
    await origin.clock.advance(1_000);
    expect(origin.world.alert(first)?.resolved).toBe(true);
  });
});
