import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createToastQueue, mostToasts } from './toast-queue.ts';

function setUp() {
  const clock = createManualClock();
  const toasts = createToastQueue(clock);
  const texts = (): readonly string[] => toasts.get().map(({ text }) => text);
  return { clock, toasts, texts };
}

describe('toasts', () => {
  it('stay 5 s when nothing is said (CO-27)', async () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ kind: 'success', text: 'Saved' });
    await clock.advance(4_999);
    expect(texts()).toEqual(['Saved']);
    await clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('stay as long as is said', async () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ kind: 'warning', text: 'At most 9', durationMs: 1_000 });
    await clock.advance(1_000);
    expect(texts()).toEqual([]);
  });

  it('hold still while somebody looks, and go on with the time that was left (CO-27)', async () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ kind: 'info', text: 'Read me' });
    await clock.advance(4_000);
    toasts.pause();
    await clock.advance(60_000);
    expect(texts()).toEqual(['Read me']);
    toasts.resume();
    await clock.advance(999);
    expect(texts()).toEqual(['Read me']);
    await clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('that come while somebody looks wait too', async () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ kind: 'info', text: 'one' });
    toasts.pause();
    toasts.show({ kind: 'info', text: 'two' });
    await clock.advance(60_000);
    expect(texts()).toEqual(['one', 'two']);
    toasts.resume();
    await clock.advance(5_000);
    expect(texts()).toEqual([]);
  });

  it('beyond the third wait until there is room, and then have their whole time (CO-28)', async () => {
    const { clock, toasts, texts } = setUp();
    for (const text of ['a', 'b', 'c', 'd']) toasts.show({ kind: 'info', text });
    expect(texts()).toHaveLength(mostToasts);
    await clock.advance(5_000);
    expect(texts()).toEqual(['d']);
    await clock.advance(4_999);
    expect(texts()).toEqual(['d']);
  });

  it('are taken away by whoever showed them', () => {
    const { toasts, texts } = setUp();
    const close = toasts.show({ kind: 'info', text: 'Loading' });
    close();
    close();
    expect(texts()).toEqual([]);
  });

  it('are not held still for ever by a pointer that left with the last of them', async () => {
    const { clock, toasts, texts } = setUp();
    const close = toasts.show({ kind: 'info', text: 'one' });
    toasts.pause();
    close();
    toasts.show({ kind: 'info', text: 'two' });
    await clock.advance(5_000);
    expect(texts()).toEqual([]);
  });

  it('leave no timer behind when the provider is gone', async () => {
    const { clock, toasts } = setUp();
    let changes = 0;
    toasts.show({ kind: 'info', text: 'one' });
    toasts.subscribe(() => {
      changes += 1;
    });
    toasts.dispose();
    await clock.advance(60_000);
    expect(changes).toBe(0);
    expect(toasts.get()).toEqual([]);
  });
});
