import { PantauError } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import { ACTION_KEPT_MS, RETRY_FIRST_MS, RETRY_MAX_MS } from '../alert/limits.ts';
import { openOrigin } from './unreliable-origin.test.setup.ts';

let origin: Awaited<ReturnType<typeof openOrigin>>;
beforeEach(async () => {
  origin = await openOrigin();
});

describe('an action that does not reach the server', () => {
  it('is sent again until it does, and shown as pending until then (AC-202)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    const outcome = origin.store.actions.resolve(id);
    await origin.clock.advance(RETRY_FIRST_MS * 10);
    expect(await outcome).toMatchObject({ ok: true, outcome: 'queued' });
    expect(origin.view(id)).toMatchObject({ pending: true, alert: { resolved: true } });
    expect(origin.world.alert(id)?.resolved).toBe(false);
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.world.alert(id)?.resolved).toBe(true);
    expect(origin.view(id)).toMatchObject({ pending: false, alert: { resolved: true } });
    expect(origin.sent).toEqual([[id, 'resolve']]);
    expect(origin.stored()).toEqual([]);
  });

  it('is sent again immediately when the live connection is back (AC-202)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    origin.world.disconnect();
    void origin.store.actions.resolve(id);
    await origin.clock.advance(200_000);
    origin.network = 'up';
    origin.world.reconnect();
    origin.store.actions.retryConnection();
    await origin.clock.advance(500);
    expect(origin.world.alert(id)?.resolved).toBe(true);
  });

  it('may be a read: the alert stays read, and the server hears of it later (AC-202)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.markRead(id);
    await origin.clock.advance(5_000);
    expect(origin.view(id)?.alert.read).toBe(true);
    origin.network = 'up';
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.world.alert(id)?.read).toBe(true);
  });

  it.each([
    ['note', 'note', (id: AlertId) => origin.store.actions.addNote(id, 'Called the driver')],
    ['resolve', 'resolve', (id: AlertId) => origin.store.actions.resolve(id)],
  ] as const)(
    'is applied once when only its response was lost: %s (AC-202)',
    async (_, type, act) => {
      const id = await origin.arrive();
      origin.network = 'lost';
      void act(id);
      await origin.clock.advance(500);
      origin.network = 'up';
      await origin.clock.advance(RETRY_FIRST_MS * 3);
      expect(origin.world.alert(id)?.log.map((entry) => entry.type)).toEqual([type]);
      expect(origin.view(id)?.pending).toBe(false);
      expect(origin.store.get().failedAction).toBeNull();
      // It counts as the user's own, so that it can be undone.
      const offered = origin.store.get().undoOffer?.alerts.map((alert) => alert.id) ?? [];
      expect(offered).toEqual(type === 'resolve' ? [id] : []);
    },
  );

  it.each([502, 503, 504])(
    'is sent again while the server restarts or is overloaded: status %i (AC-373)',
    async (status) => {
      const id = await origin.arrive();
      origin.world.failNext('act', new PantauError('server', { status }), 2);
      const outcome = origin.store.actions.resolve(id);
      await origin.clock.advance(500);
      expect(await outcome).toMatchObject({ ok: true, outcome: 'queued' });
      expect(origin.stored()).toHaveLength(1);
      await origin.clock.advance(RETRY_MAX_MS);
      expect(origin.world.alert(id)?.resolved).toBe(true);
      expect(origin.store.get().failedAction).toBeNull();
    },
  );

  it('is not sent again when the server fails in another way (AC-373)', async () => {
    const id = await origin.arrive();
    origin.world.failNext('act', new PantauError('server', { status: 500 }));
    const outcome = origin.store.actions.resolve(id);
    await origin.clock.advance(RETRY_MAX_MS);
    expect(await outcome).toMatchObject({ ok: false, error: { status: 500 } });
    expect(origin.view(id)?.alert.resolved).toBe(false);
    expect(origin.sent).toEqual([[id, 'resolve']]);
  });

  it('leaves no timer behind when the alert centre stops', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(500);
    origin.store.stop();
    await origin.clock.advance(100);
    expect(origin.clock.pending()).toBe(0);
  });
});

describe('an action that ultimately fails', () => {
  it('is rolled back and reported after 10 minutes (AC-205)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(ACTION_KEPT_MS - 60_000);
    expect(origin.view(id)?.alert.resolved).toBe(true);
    await origin.clock.advance(2 * 60_000);
    expect(origin.view(id)).toMatchObject({ pending: false, alert: { resolved: false } });
    expect(origin.store.get().failedAction).toMatchObject({
      licensePlate: origin.world.alert(id)?.vehicle.licensePlate,
      change: { type: 'resolve' },
      error: { kind: 'offline' },
    });
    expect(origin.stored()).toEqual([]);
  });

  it('is reported when the server rejects it after it was kept (AC-205)', async () => {
    const id = await origin.arrive();
    origin.network = 'down';
    void origin.store.actions.resolve(id);
    await origin.clock.advance(500);
    origin.network = 'up';
    origin.world.failNext('act', new PantauError('forbidden'));
    await origin.clock.advance(RETRY_MAX_MS);
    expect(origin.store.get().failedAction).toMatchObject({ error: { kind: 'forbidden' } });
    expect(origin.view(id)?.alert.resolved).toBe(false);
  });

  it('is reported when it is a read, for which nobody waits (AC-205)', async () => {
    const id = await origin.arrive();
    origin.world.failNext('act', new PantauError('forbidden'));
    void origin.store.actions.markRead(id);
    await origin.clock.advance(500);
    expect(origin.store.get().failedAction).toMatchObject({ change: { type: 'read' } });
  });

  it('is not reported twice to a caller that waits for it', async () => {
    const id = await origin.arrive();
    origin.world.failNext('act', new PantauError('conflict'));
    const outcome = origin.store.actions.resolve(id);
    await origin.clock.advance(500);
    expect(await outcome).toMatchObject({ ok: false });
    expect(origin.store.get().failedAction).toBeNull();
  });
});
