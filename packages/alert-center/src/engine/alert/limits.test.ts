import { describe, expect, it } from 'vitest';
import { FALSE_ALERT_REASON_MAX, NOTE_MAX } from './alert-action.ts';
import { DEFAULT_POSITION, PINNED_WIDTH } from '../panel/display.ts';
import * as limits from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('limits of the specification, in its own figures', () => {
  it.each([
    ['items per fetch (AC-20)', limits.LIST_PAGE, 20],
    ['live additions keep the newest (AC-20)', limits.LIVE_WINDOW, 20],
    ['default time window (AC-21)', limits.TIME_WINDOW_MS, 48 * HOUR],
    ['strip (AC-4)', limits.STRIP_SIZE, 3],
    ['strip rotates (AC-4)', limits.STRIP_ROTATE_MS, 3_000],
    ['time-passed labels (AC-26)', limits.TIME_LABEL_MS, 1_000],
    ['date window of an action (AC-46)', limits.ACTION_RANGE_MS, 1_000],
    ['driving time (AC-27)', limits.DRIVING_TIME_HOURS, 4],
    ['overspeed threshold, s (AC-28)', limits.OVERSPEED_THRESHOLD_S, 60],
    ['reload when back online (AC-53)', limits.RELOAD_AFTER_MS, 300],
    ['reminder default (AC-55)', limits.REMINDER_DEFAULT_MINUTES, 5],
    ['stored counts (AC-62)', limits.STORED_COUNTS_VALID_MS, HOUR],
    ['reason (AC-38)', FALSE_ALERT_REASON_MAX, 300],
    ['note (AC-40)', NOTE_MAX, 255],
    ['margin of the panel (AC-10)', PINNED_WIDTH, 420],
  ])('%s', (_, is, said) => {
    expect(is).toBe(said);
  });

  it('reminder options (AC-55)', () => {
    expect(limits.REMINDER_MINUTES).toEqual([0, 5, 10, 15, 30, 60]);
  });

  it('default position (AC-13)', () => {
    expect(DEFAULT_POSITION).toEqual({ x: 100, y: 100 });
  });
});
