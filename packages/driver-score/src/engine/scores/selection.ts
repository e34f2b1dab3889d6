import { type PeriodChoice, defaultPeriod, isPeriod, periodPresets } from './period.ts';

/** Which drivers and days are shown. */
export interface ScoreSelection {
  readonly period: PeriodChoice;
  /** A vehicle group; `null` for all drivers. */
  readonly groupId: string | null;
}

const [PERIOD, GROUP] = ['period', 'group'];
const BETWEEN = '~';

function readPeriod(text: string | null): PeriodChoice {
  const preset = periodPresets.find((name) => name === text);
  if (preset !== undefined) return preset;
  const [startDate = '', endDate = ''] = (text ?? '').split(BETWEEN);
  const period = { startDate, endDate };
  return isPeriod(period) ? period : defaultPeriod;
}

/** Reads a selection from a query string; what is missing or invalid has its default (DS-11). */
export function readSelection(query: string): ScoreSelection {
  const params = new URLSearchParams(query);
  return { period: readPeriod(params.get(PERIOD)), groupId: params.get(GROUP) || null };
}

/** Writes a selection into a query string and keeps its other parameters (DS-11). Returns it without `?`. */
export function writeSelection(query: string, { period, groupId }: ScoreSelection): string {
  const params = new URLSearchParams(query);
  if (period === defaultPeriod) params.delete(PERIOD);
  else {
    const text =
      typeof period === 'string' ? period : `${period.startDate}${BETWEEN}${period.endDate}`;
    params.set(PERIOD, text);
  }
  if (groupId === null) params.delete(GROUP);
  else params.set(GROUP, groupId);
  return params.toString();
}
