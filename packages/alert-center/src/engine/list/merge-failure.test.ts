import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { listView } from './list-view.ts';
import { type MemoryAlertSource, createMemoryAlertSource } from '../../adapters/memory/index.ts';
import type { Alert } from '../alert/alert.ts';
import type { AlertSource } from './alert-source.port.ts';
import { createAlertCenterStore } from '../store.ts';

/** Violates the contract, as a faulty server might: the list it belongs to cannot be determined. */
const broken = (alert: Alert): Alert => ({ ...alert, alertRuleIds: null as never });

/** A source that passes reported alerts through `show`. */
function showing(source: MemoryAlertSource, show: (alert: Alert) => Alert): AlertSource {
  return {
    ...source,
    missedSince: async (since, signal) => {
      const missed = await source.missedSince(since, signal);
      return { ...missed, alerts: missed.alerts.map(show) };
    },
    subscribe: (listener) =>
      source.subscribe((event) =>
        listener(event.kind === 'alert' ? { ...event, alert: show(event.alert) } : event),
      ),
  };
}

async function start() {
  const clock = createManualClock();
  const memory = createMemoryAlertSource({ clock, scenario: 'quiet' });
  const errors: unknown[] = [];
  const brokenIds = new Set<string>();
  const store = createAlertCenterStore({
    source: showing(memory, (alert) => (brokenIds.has(alert.id) ? broken(alert) : alert)),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: null,
    onError: (error) => errors.push(error),
  });
  store.start();
  await clock.advance(1_000);
  const list = () => listView(store.get().list, 'urgent');
  const arrive = (isBroken: boolean): string => {
    const { id: alertId } = memory.world.arrive({ alertCode: 49 });
    if (isBroken) brokenIds.add(alertId);
    return alertId;
  };
  return { clock, store, list, errors, brokenIds, arrive };
}

test('an alert that cannot be merged is reported, does not affect others, and fails the list (AC-32)', async () => {
  const { clock, store, list, errors, arrive } = await start();
  const rows = list().ids;
  const before = arrive(false);
  const bad = arrive(true);
  const after = arrive(false);
  // The next event reveals the gap, and filling it returns the broken alert again.
  await clock.advance(6_000);
  expect(errors.length).toBeGreaterThan(0);
  expect(list().ids).toEqual([after, before, ...rows]);
  expect(list().ids).not.toContain(bad);
  expect(list().status).toBe('failed');
  expect(list().error).not.toBeNull();
  store.stop();
});

test('a retry after a failed merge loads the missing alert', async () => {
  const { clock, store, list, brokenIds, arrive } = await start();
  const bad = arrive(true);
  await clock.advance(6_000);
  expect(list().status).toBe('failed');
  brokenIds.clear();
  store.actions.retry('urgent');
  await clock.advance(1_000);
  expect(list().status).toBe('ready');
  expect(list().ids[0]).toBe(bad);
  store.stop();
});
