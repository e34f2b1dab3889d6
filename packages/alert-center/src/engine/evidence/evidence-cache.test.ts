import { createManualClock, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import { createAlertListState } from '../list/list-state.ts';
import type { WithList } from '../list/selectors.ts';
import { createState } from '../state/state.ts';
import { createFakeEvidence, found } from './fake-evidence.test.setup.ts';
import { createMediaRunner } from './evidence-runner.ts';
import { createMediaShelf } from './evidence-cache.ts';

function setUp(open: readonly AlertId[] = ['1']) {
  const list = createAlertListState({ session: { canSeeUrgent: true, me: null }, now: 0 });
  const state = createState<WithList>({ list: { ...list, openIds: new Set(open) } });
  const shelf = createMediaShelf(state);
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
    shelf,
    evidence,
    runner,
    close: () => state.slot('list').set({ ...list, openIds: new Set() }),
  };
}

describe('what is known of the evidence of an open preview', () => {
  it('is kept while nothing shows it, and asks for nothing then', async () => {
    const { shelf, evidence, runner } = setUp();
    const first = runner();
    const release = shelf.hold('1', first);
    evidence.last().answer.resolve(found());
    await flushMicrotasks();
    release();
    await flushMicrotasks();
    expect(shelf.find('1')).toBe(first);
    expect(first.get().view.state).toBe('complete');
  });

  it('is given up when the preview is closed, before or after it is shown no more', async () => {
    for (const isFirst of [true, false]) {
      const { shelf, runner, close } = setUp();
      const release = shelf.hold('1', runner());
      if (isFirst) close();
      release();
      await flushMicrotasks();
      if (!isFirst) close();
      expect(shelf.find('1')).toBeUndefined();
    }
  });

  it('stops asking as soon as nothing shows it', async () => {
    const { shelf, evidence, runner } = setUp();
    shelf.hold('1', runner())();
    await flushMicrotasks();
    expect(evidence.last().signal?.aborted).toBe(true);
  });

  it('goes on without asking again when something else shows it at once', async () => {
    const { shelf, evidence, runner } = setUp();
    const first = runner();
    const release = shelf.hold('1', first);
    release();
    shelf.hold('1', first);
    await flushMicrotasks();
    expect(evidence.calls.length).toBe(1);
    expect(evidence.last().signal?.aborted).toBe(false);
  });

  it('is shown by several at once', async () => {
    const { shelf, evidence, runner } = setUp();
    const first = runner();
    shelf.hold('1', first);
    shelf.hold('1', first)();
    await flushMicrotasks();
    expect(evidence.last().signal?.aborted).toBe(false);
  });

  it('is not kept of an alert that no preview is open of', async () => {
    const { shelf, runner } = setUp([]);
    shelf.hold('1', runner())();
    await flushMicrotasks();
    expect(shelf.find('1')).toBeUndefined();
  });
});
