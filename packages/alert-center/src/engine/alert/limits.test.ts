import { describe, expect, it } from 'vitest';
import { FALSE_ALERT_REASON_MAX, NOTE_MAX } from './alert-action.ts';
import { DEFAULT_POSITION, PINNED_WIDTH } from '../panel/display.ts';
import * as limits from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('limits', () => {
  it.each([
    ['page size of a list (AC-20)', limits.LIST_PAGE, 20],
    ['newest alerts that a list keeps (AC-20)', limits.LIVE_WINDOW, 20],
    ['default time window (AC-21)', limits.TIME_WINDOW_MS, 48 * HOUR],
    ['alerts in the strip (AC-4)', limits.STRIP_SIZE, 3],
    ['rotation of the strip (AC-4)', limits.STRIP_ROTATE_MS, 3_000],
    ['refresh of time-ago labels (AC-26)', limits.TIME_LABEL_MS, 1_000],
    ['margin of an action range (AC-46)', limits.ACTION_RANGE_MS, 1_000],
    ['default driving time (AC-27)', limits.DRIVING_TIME_HOURS, 4],
    ['how long unconfirmed actions are kept (AC-204)', limits.ACTION_KEPT_MS, 10 * MINUTE],
    ['overspeed threshold, s (AC-28)', limits.OVERSPEED_THRESHOLD_S, 60],
    ['delay of the reload when back online (AC-53)', limits.RELOAD_AFTER_MS, 300],
    ['default reminder interval (AC-55)', limits.REMINDER_DEFAULT_MINUTES, 5],
    ['validity of stored counts (AC-62)', limits.STORED_COUNTS_VALID_MS, HOUR],
    ['length of a reason (AC-38)', FALSE_ALERT_REASON_MAX, 300],
    ['length of a note (AC-40)', NOTE_MAX, 255],
    ['width of the pinned panel (AC-10)', PINNED_WIDTH, 420],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('offers these reminder intervals (AC-55)', () => {
    expect(limits.REMINDER_MINUTES).toEqual([0, 5, 10, 15, 30, 60]);
  });

  it('places a detached window at 100, 100 by default (AC-13)', () => {
    expect(DEFAULT_POSITION).toEqual({ x: 100, y: 100 });
  });
});
