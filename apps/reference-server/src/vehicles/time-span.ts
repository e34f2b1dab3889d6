import { ApiError } from '../lib/api-error.ts';

export interface TimeSpan {
  readonly startTime: Date;
  readonly endTime: Date;
}

const MINUTE_MS = 60_000;

/** @throws ApiError `INVALID_INPUT` when the span ends before it starts or exceeds `maxMinutes`. */
export function validateSpan({ startTime, endTime }: TimeSpan, maxMinutes: number): void {
  const length = endTime.getTime() - startTime.getTime();
  if (length < 0) throw new ApiError('INVALID_INPUT', 'datesReversed');
  if (length > maxMinutes * MINUTE_MS) {
    throw new ApiError('INVALID_INPUT', 'spanTooLong', { minutes: maxMinutes });
  }
}
