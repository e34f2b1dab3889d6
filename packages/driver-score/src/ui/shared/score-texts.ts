import { type Format, intlLocale, useFormat } from '@pantau/core';
import { minimumDriving } from '@pantau/core/driver-score';
import type { DriverScoreSettings } from '@pantau/core/driver-score';
import { useMemo } from 'react';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import type { ScorePeriod } from '../../engine/scores/period.ts';
import type { DriverScoreTranslate } from '../../messages/driver-score-messages.ts';
import { useText } from './use-text.ts';

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Numbers and days of driver scores in words. */
export interface ScoreTexts {
  /** 82,45. */
  score(value: number): string;
  /** +2,00 or −3,40; 0 has no sign. */
  signed(points: number): string;
  /** 1.240,5 km. */
  distance(km: number): string;
  /** 31,5 jam. */
  hours(hours: number): string;
  /** Short texts of days in order: 20 Nov, or Nov 2026 if the last is more than a year after the first (DS-67). */
  days(days: readonly string[]): readonly string[];
  /** 22 Okt – 20 Nov 2026; a single day for a period of one. */
  period(period: ScorePeriod): string;
  /** What is missing for a score. */
  notEnough(score: DriverScore, settings: DriverScoreSettings): string;
}

interface DayFormats {
  readonly short: Intl.DateTimeFormat;
  readonly long: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
}

const YEAR_MS = 366 * 86_400_000;

/** By locale: a format takes long to create, and every part of the page uses them. */
const dayFormats = new Map<string, DayFormats>();

function dayFormatsOf(locale: string): DayFormats {
  const known = dayFormats.get(locale);
  if (known !== undefined) return known;
  const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const formats = {
    short: new Intl.DateTimeFormat(locale, short),
    long: new Intl.DateTimeFormat(locale, { ...short, year: 'numeric' }),
    month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  };
  dayFormats.set(locale, formats);
  return formats;
}

export function scoreTexts(t: DriverScoreTranslate, format: Format): ScoreTexts {
  const { short, long, month } = dayFormatsOf(intlLocale(format.locale));
  const distance = (km: number): string => t('km', { formatted: format.number(km, one) });
  const hours = (value: number): string =>
    t('hoursValue', { formatted: format.number(value, one) });
  return {
    score: (value) => format.number(value, two),
    signed: (points) => format.number(points, { ...two, signDisplay: 'exceptZero' }),
    distance,
    hours,
    days(days) {
      const times = days.map((day) => Date.parse(day));
      const isLong = (times.at(-1) ?? 0) - (times[0] ?? 0) > YEAR_MS;
      return times.map((time) => (isLong ? month : short).format(time));
    },
    period: ({ startDate, endDate }) =>
      startDate === endDate
        ? long.format(Date.parse(startDate))
        : long.formatRange(Date.parse(startDate), Date.parse(endDate)),
    notEnough: ({ totalDriven, drivingHours }, { intervalType }) =>
      intervalType === 'distance'
        ? t('notEnoughDistance', {
            needed: distance(minimumDriving.distance),
            driven: distance(totalDriven),
          })
        : t('notEnoughDistance', {
            needed: hours(minimumDriving.duration),
            driven: hours(drivingHours),
          }),
  };
}

export function useScoreTexts(): ScoreTexts {
  const t = useText();
  const format = useFormat();
  return useMemo(() => scoreTexts(t, format), [t, format]);
}
