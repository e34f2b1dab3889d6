import { type Day, addDays } from '@pantau/core/day';

/** Shortcuts to days up to today, which every date field may offer; ranges include today (DT-26). */
export type PastShortcut = 'today' | 'yesterday' | 'last3Days' | 'last7Days' | 'last30Days';

/** All shortcuts. Those to days ahead are for fields that allow them; ranges include today. */
export type DateShortcut = PastShortcut | 'tomorrow' | 'next3Days' | 'next7Days';

export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const reach: Readonly<Record<DateShortcut, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last3Days: [-2, 0],
  last7Days: [-6, 0],
  last30Days: [-29, 0],
  tomorrow: [1, 1],
  next3Days: [0, 2],
  next7Days: [0, 6],
};

export function shortcutRange(shortcut: DateShortcut, today: Day): DayRange {
  const [from, to] = reach[shortcut];
  return { from: addDays(today, from), to: addDays(today, to) };
}
