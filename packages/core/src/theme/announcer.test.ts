import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createAnnouncer } from './announcer.ts';

describe('announcements', () => {
  it('carry their urgency (CO-29)', () => {
    const announcer = createAnnouncer(createManualClock());
    announcer.polite('12 new alerts');
    announcer.assertive('Eyes closed');
    const entries = announcer.get().map(({ politeness, text }) => `${politeness}: ${text}`);
    expect(entries).toEqual(['polite: 12 new alerts', 'assertive: Eyes closed']);
  });

  it('repeat the same text as a separate node (CO-29)', () => {
    const announcer = createAnnouncer(createManualClock());
    announcer.polite('Saved');
    announcer.polite('Saved');
    expect(new Set(announcer.get().map(({ id }) => id)).size).toBe(2);
  });

  it('are removed after 5 s each', async () => {
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

  it('notify no listener after the announcer is disposed', async () => {
    const clock = createManualClock();
    const announcer = createAnnouncer(clock);
    let notified = 0;
    announcer.subscribe(() => {
      notified += 1;
    });
    announcer.polite('Saved');
    announcer.dispose();
    await clock.advance(60_000);
    expect(notified).toBe(1);
  });
});
