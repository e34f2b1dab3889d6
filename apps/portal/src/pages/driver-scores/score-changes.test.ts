import {
  type AlertChange,
  type AlertSource,
  type FeedEvent,
  watchAlerts,
} from '@pantau/alert-center';
import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { scoreChanges } from './score-changes.ts';

function setUp() {
  const clock = createManualClock(0);
  const onChange = vi.fn();
  let emit = (_: FeedEvent): void => {};
  const subscribe = vi.fn((listener: (event: FeedEvent) => void) => {
    emit = listener;
    return { expectEvery: 1, retryNow() {}, close() {} };
  });
  const watched = watchAlerts({ subscribe } as unknown as AlertSource);
  const alertCentre = vi.fn();
  watched.alerts.subscribe(alertCentre);
  const end = scoreChanges(watched.watchFeed, clock)(onChange);
  const act = (change: AlertChange): void =>
    emit({ kind: 'action', prevSeq: 1, seq: 2, action: { change } } as FeedEvent);
  const arrive = (): void => emit({ kind: 'alert', prevSeq: 1, seq: 2 } as FeedEvent);
  return { clock, onChange, subscribe, alertCentre, end, act, arrive };
}

describe('driver scores', () => {
  it.each<AlertChange>([{ type: 'falseAlert', reason: 'x' }, { type: 'checkAgain' }])(
    'are requested again a second after %o, once for several (PO-181)',
    async (change) => {
      const { clock, onChange, subscribe, alertCentre, act } = setUp();
      act(change);
      act(change);
      expect(alertCentre).toHaveBeenCalledTimes(2);
      await clock.advance(999);
      expect(onChange).not.toHaveBeenCalled();
      await clock.advance(1);
      expect(onChange).toHaveBeenCalledTimes(1);
      act(change);
      await clock.advance(1_000);
      expect(onChange).toHaveBeenCalledTimes(2);
      expect(subscribe).toHaveBeenCalledTimes(1);
    },
  );

  it('are requested again at most every half minute for new alerts, and sooner for a mark (PO-181)', async () => {
    const { clock, onChange, act, arrive } = setUp();
    for (let second = 0; second < 30; second += 1) {
      arrive();
      await clock.advance(1_000);
    }
    expect(onChange).toHaveBeenCalledTimes(1);
    arrive();
    act({ type: 'checkAgain' });
    await clock.advance(1_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('stay as they are when alerts are read, resolved or noted, and after the page was left (PO-181)', async () => {
    const { clock, onChange, act, arrive, end } = setUp();
    for (const change of [
      { type: 'read' },
      { type: 'resolve' },
      { type: 'note', text: 'x' },
    ] as const) {
      act(change);
    }
    await clock.advance(60_000);
    arrive();
    end();
    arrive();
    await clock.advance(60_000);
    expect(onChange).not.toHaveBeenCalled();
  });
});
