import { createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import { createAlertListState } from '../list/list-state.ts';
import type { WithList } from '../list/selectors.ts';
import { createState } from '../state/state.ts';
import { createFakeEvidence, found } from './fake-evidence.test.setup.ts';
import { createMediaRunner } from './evidence-runner.ts';
import { createMediaCache } from './evidence-cache.ts';

function setUp(open: readonly AlertId[] = ['1']) {
  const list = createAlertListState({ session: { canSeeUrgent: true, currentUser: null }, now: 0 });
  const state = createState<WithList>({ list: { ...list, openIds: new Set(open) } });
  const cache = createMediaCache(state);
  const clock = createManualClock();
  const evidence = createFakeEvidence();
  const runner = () =>
    createMediaRunner({
      evidence: evidence.source,
      clock,
      alert: {
        id: '1',
        alertCode: 49,
        createdOn: clock.now(),
        shouldHaveMedia: true,
        sourceDeviceType: 'bsj',
        vehicle: {
          vehicleId: '7',
          childVehicleId: null,
          licensePlate: 'B 1',
          category: null,
          imei: '8600',
        },
      },
      serverAhead: () => 0,
      onError: () => undefined,
    });
  return {
    cache,
    evidence,
    runner,
    close: () => state.slot('list').set({ ...list, openIds: new Set() }),
  };
}

describe('the evidence of an open preview', () => {
  it('is kept while no preview shows it', async () => {
    const { cache, evidence, runner } = setUp();
    const first = runner();
    const release = cache.hold('1', first);
    evidence.last().response.resolve(found());
    await flushMicrotasks();
    release();
    await flushMicrotasks();
    expect(cache.find('1')).toBe(first);
    expect(first.get().view.state).toBe('complete');
  });

  it('is removed when the preview is closed, before or after it is released', async () => {
    for (const isClosedFirst of [true, false]) {
      const { cache, runner, close } = setUp();
      const release = cache.hold('1', runner());
      if (isClosedFirst) close();
      release();
      await flushMicrotasks();
      if (!isClosedFirst) close();
      expect(cache.find('1')).toBeUndefined();
    }
  });

  it('aborts its request when no preview shows it', async () => {
    const { cache, evidence, runner } = setUp();
    cache.hold('1', runner())();
    await flushMicrotasks();
    expect(evidence.last().signal?.aborted).toBe(true);
  });

  it('continues its call when another component holds it immediately', async () => {
    const { cache, evidence, runner } = setUp();
    const first = runner();
    const release = cache.hold('1', first);
    release();
    cache.hold('1', first);
    await flushMicrotasks();
    expect(evidence.calls.length).toBe(1);
    expect(evidence.last().signal?.aborted).toBe(false);
  });

  it('continues while another component still holds it', async () => {
    const { cache, evidence, runner } = setUp();
    const first = runner();
    cache.hold('1', first);
    cache.hold('1', first)();
    await flushMicrotasks();
    expect(evidence.last().signal?.aborted).toBe(false);
  });

  it('is not retained without an open preview', async () => {
    const { cache, runner } = setUp([]);
    cache.hold('1', runner())();
    await flushMicrotasks();
    expect(cache.find('1')).toBeUndefined();
  });
});
