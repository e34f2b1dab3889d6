import { type Format, intlLocale } from '@pantau/core';
import type { RuleSchedule } from '../../engine/rules/rule.ts';
import type { AlertRuleTranslate } from '../../messages/alert-rule-messages.ts';

/** 1 January 2024 was a Monday. */
const weekday = (day: number): number => Date.UTC(2024, 0, day);
const EVERY_DAY = 7;
/** Shorter runs of days are listed one by one. */
const RUN_MIN = 3;

/** Names of the days by language: creating a format takes longer than drawing the row of a rule. */
const dayNames = new Map<string, readonly string[]>();

/** @param day 1 is Monday */
export function dayName({ locale }: Format, day: number): string {
  let names = dayNames.get(locale);
  if (names === undefined) {
    const options = { weekday: 'short', timeZone: 'UTC' } as const;
    const { format } = new Intl.DateTimeFormat(intlLocale(locale), options);
    names = Array.from({ length: EVERY_DAY }, (_, index) => format(weekday(index + 1)));
    dayNames.set(locale, names);
  }
  return names[day - 1] ?? '';
}

/** Consecutive days, as first and last. */
function runsOf(days: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Such as "Mon–Fri", "Mon, Wed" or "Every day". */
function daysText(t: AlertRuleTranslate, format: Format, days: readonly number[]): string {
  if (days.length === 0 || days.length === EVERY_DAY) return t('everyDay');
  const name = (day: number): string => dayName(format, day);
  return runsOf(days)
    .flatMap((run) =>
      run.length < RUN_MIN
        ? run.map(name)
        : [t('timeSpan', { from: name(run[0] ?? 1), to: name(run.at(-1) ?? 1) })],
    )
    .join(', ');
}

/** A time such as `22:00` in the format of the language: 22.00 or 22:00. */
export const timeText = (format: Format, time: string): string =>
  time.replace(':', format.time(0).charAt(2));

/** Such as "Mon–Fri, 22:00–05:00". */
export function scheduleText(
  t: AlertRuleTranslate,
  format: Format,
  schedule: RuleSchedule | null,
): string {
  if (schedule === null) return t('always');
  const { startTime, endTime } = schedule;
  const times =
    startTime === endTime
      ? t('wholeDay')
      : t('timeSpan', { from: timeText(format, startTime), to: timeText(format, endTime) });
  return t('scheduleText', { days: daysText(t, format, schedule.days), times });
}
