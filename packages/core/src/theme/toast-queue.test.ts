import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createToastQueue, MAX_TOASTS } from './toast-queue.ts';

function setUp() {
  const clock = createManualClock();
  const toasts = createToastQueue(clock);
  const texts = (): readonly string[] => toasts.get().map(({ text }) => text);
  return { clock, toasts, texts };
}

describe('toasts', () => {
  it('close after 5 s by default (CO-27)', async () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ kind: 'success', text: 'Saved' });
    await clock.advance(4_999);
    expect(texts()).toEqual(['Saved']);
    await clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('report once that they have left the screen, however they were closed (CO-200)', async () => {
    const { clock, toasts } = setUp();
    const closed: string[] = [];
    const show = (text: string) =>
      toasts.show({ kind: 'info', text, onClose: () => void closed.push(text) });
    show('ended');
    await clock.advance(5_000);
    expect(closed).toEqual(['ended']);
    const close = show('closed');
    close();
    close();
    show('by its id');
    toasts.close(toasts.get()[0]?.id ?? 0);
    await clock.advance(60_000);
    expect(closed).toEqual(['ended', 'closed', 'by its id']);
  });

  it('close after the given duration', async () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ kind: 'warning', text: 'At most 9', durationMs: 1_000 });
    await clock.advance(1_000);
    expect(texts()).toEqual([]);
  });

  it('pause and then resume with the remaining time (CO-27)', async () => {
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

  it('shown while paused wait as well', async () => {
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

  it('beyond the third wait until there is room, then show for their full duration (CO-28)', async () => {
    const { clock, toasts, texts } = setUp();
    for (const text of ['a', 'b', 'c', 'd']) toasts.show({ kind: 'info', text });
    expect(texts()).toHaveLength(MAX_TOASTS);
    await clock.advance(5_000);
    expect(texts()).toEqual(['d']);
    await clock.advance(4_999);
    expect(texts()).toEqual(['d']);
  });

  it('that stay show at once, before the others, until they are closed (AC-534)', async () => {
    const { clock, toasts, texts } = setUp();
    for (const text of ['a', 'b', 'c']) toasts.show({ kind: 'info', text });
    await clock.advance(4_000);
    const close = toasts.show({ kind: 'error', text: 'emergency', stays: true });
    expect(texts()).toEqual(['emergency', 'a', 'b']);
    await clock.advance(1_000);
    // The one that gave way has the rest of its time.
    expect(texts()).toEqual(['emergency', 'c']);
    await clock.advance(1_000);
    expect(texts()).toEqual(['emergency']);
    await clock.advance(3_600_000);
    expect(texts()).toEqual(['emergency']);
    close();
    expect(texts()).toEqual([]);
  });

  it('can be closed by the caller that showed them', () => {
    const { toasts, texts } = setUp();
    const close = toasts.show({ kind: 'info', text: 'Loading' });
    close();
    close();
    expect(texts()).toEqual([]);
  });

  it('do not stay paused when the last one closes under the pointer', async () => {
    const { clock, toasts, texts } = setUp();
    const close = toasts.show({ kind: 'info', text: 'one' });
    toasts.pause();
    close();
    toasts.show({ kind: 'info', text: 'two' });
    await clock.advance(5_000);
    expect(texts()).toEqual([]);
  });

  it('leave no timer behind when the queue is disposed', async () => {
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
