import { useFormat } from '@pantau/core';
import { addDays, instantAt, startOfDay } from '@pantau/core/day';

const pad = (hour: number): string => String(hour).padStart(2, '0');

/** Formats the start of an hour of a day, such as 09.00; `hour` may be 24. */
export function useHourText(day: string, timeZone: string): (hour: number) => string {
  const { time } = useFormat();
  return (hour) =>
    time(
      hour === 24
        ? startOfDay(addDays(day, 1), timeZone)
        : instantAt(day, `${pad(hour)}:00`, timeZone),
    );
}
