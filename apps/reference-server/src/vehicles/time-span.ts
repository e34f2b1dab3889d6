import { Refusal } from '../lib/api-error.ts';

export interface TimeSpan {
  readonly startTime: Date;
  readonly endTime: Date;
}

const MINUTE_MS = 60_000;

/** @throws Refusal INVALID_INPUT when it ends before it begins, or is longer than so many minutes. */
export function checkSpan({ startTime, endTime }: TimeSpan, mostMinutes: number): void {
  const length = endTime.getTime() - startTime.getTime();
  if (length < 0) throw new Refusal('INVALID_INPUT', 'datesReversed');
  if (length > mostMinutes * MINUTE_MS) {
    throw new Refusal('INVALID_INPUT', 'spanTooLong', { minutes: mostMinutes });
  }
}
