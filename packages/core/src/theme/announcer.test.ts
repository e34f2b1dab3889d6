import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createAnnouncer } from './announcer.ts';

describe('announcements', () => {
  it('are kept apart by urgency (CO-29)', () => {
    const announcer = createAnnouncer(createManualClock());
    announcer.polite('12 new alerts');
    announcer.assertive('Eyes closed');
    const said = announcer.get().map(({ politeness, text }) => `${politeness}: ${text}`);
    expect(said).toEqual(['polite: 12 new alerts', 'assertive: Eyes closed']);
  });

  it('are heard again when the same text comes again: each is a node of its own (CO-29)', () => {
    const announcer = createAnnouncer(createManualClock());
    announcer.polite('Saved');
    announcer.polite('Saved');
    expect(new Set(announcer.get().map(({ id }) => id)).size).toBe(2);
  });

  it('leave after a while, each in its own time', async () => {
    const clock = createManualClock();
    const announcer = createAnnouncer(clock);
    announcer.polite('first');
    await clock.advance(3_000);
    announcer.polite('second');
    await clock.advance(2_000);
    expect(announcer.get().map(({ text }) => text)).toEqual(['second']);
    await clock.advance(3_000);
    expect(announcer.get()).toEqual([]);
  });

  it('tell nobody any more after the provider is gone', async () => {
    const clock = createManualClock();
    const announcer = createAnnouncer(clock);
    let heard = 0;
    announcer.subscribe(() => {
      heard += 1;
    });
    announcer.polite('Saved');
    announcer.dispose();
    await clock.advance(60_000);
    expect(heard).toBe(1);
  });
});
