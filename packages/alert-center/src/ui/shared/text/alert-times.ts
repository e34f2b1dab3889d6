import type { Format } from '@pantau/core';
import type { Alert } from '../../../engine/alert/alert.ts';
import { zoneText } from './zone-text.ts';

type Texts = Pick<Format, 'date' | 'timeWithSeconds' | 'timeZone'>;

/** Time to the second, with the date unless it is the date of another instant. */
export function timeRelativeTo(on: number, beside: number, format: Texts): string {
  const time = format.timeWithSeconds(on);
  const date = format.date(on);
  return date === format.date(beside) ? time : `${date}, ${time}`;
}

export interface AlertTimes {
  /** To the second, with the time zone; with the date unless it is today. */
  readonly happened: string;
  readonly received: string;
}

/** Times of creation and receipt. @param now epoch ms */
export function alertTimes(
  { createdOn, receivedOn }: Pick<Alert, 'createdOn' | 'receivedOn'>,
  now: number,
  format: Texts,
): AlertTimes {
  const zone = zoneText(format.timeZone, createdOn);
  return {
    happened: `${timeRelativeTo(createdOn, now, format)} ${zone}`,
    received: timeRelativeTo(receivedOn, createdOn, format),
  };
}
