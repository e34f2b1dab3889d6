import { describe, expect, it } from 'vitest';
import { FALSE_ALERT_REASON_MAX, NOTE_MAX } from './alert-action.ts';
import { DEFAULT_POSITION, PINNED_WIDTH } from '../panel/display.ts';
import * as limits from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('limits of the specification, in its own figures', () => {
  it.each([
    ['§9 items per fetch', limits.LIST_PAGE, 20],
    ['§9 live additions keep the newest', limits.LIVE_WINDOW, 20],
    ['§9 default time window', limits.TIME_WINDOW_MS, 48 * HOUR],
    ['§9 strip', limits.STRIP_SIZE, 3],
    ['§9 strip rotates', limits.STRIP_ROTATE_MS, 3_000],
    ['§9 time-passed labels', limits.TIME_LABEL_MS, 1_000],
    ['§7 date window of an action', limits.ACTION_RANGE_MS, 1_000],
    ['§9 driving time', limits.DRIVING_TIME_HOURS, 4],
    ['§6 overspeed threshold, s', limits.OVERSPEED_THRESHOLD_S, 60],
    ['§4 reload when back online', limits.RELOAD_AFTER_MS, 300],
    ['§9 reminder default', limits.REMINDER_DEFAULT_MINUTES, 5],
    ['§9 stored counts', limits.STORED_COUNTS_VALID_MS, HOUR],
    ['§5 reason', FALSE_ALERT_REASON_MAX, 300],
    ['§5 note', NOTE_MAX, 255],
    ['§2 margin of the panel', PINNED_WIDTH, 420],
  ])('%s', (_, is, said) => {
    expect(is).toBe(said);
  });

  it('§9 reminder options', () => {
    expect(limits.REMINDER_MINUTES).toEqual([0, 5, 10, 15, 30, 60]);
  });

  it('§2 default position', () => {
    expect(DEFAULT_POSITION).toEqual({ x: 100, y: 100 });
  });
});
