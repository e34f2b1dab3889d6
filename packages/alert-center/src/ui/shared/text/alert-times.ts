import type { Format } from '@pantau/core';
import type { Alert } from '../../../engine/alert/alert.ts';
import { zoneText } from './zone-text.ts';

type Texts = Pick<Format, 'date' | 'timeWithSeconds' | 'timeZone'>;

/** An instant to the second, with its day where that is not the day of another instant. */
export function timeBeside(on: number, beside: number, format: Texts): string {
  const time = format.timeWithSeconds(on);
  const date = format.date(on);
  return date === format.date(beside) ? time : `${date}, ${time}`;
}

export interface AlertTimes {
  /** To the second, with the zone; with its day unless that is today. */
  readonly happened: string;
  readonly received: string;
}

/** When it happened and when it was received. `now`: epoch ms. */
export function alertTimes(
  { createdOn, receivedOn }: Pick<Alert, 'createdOn' | 'receivedOn'>,
  now: number,
  format: Texts,
): AlertTimes {
  const zone = zoneText(format.timeZone, createdOn);
  return {
    happened: `${timeBeside(createdOn, now, format)} ${zone}`,
    received: timeBeside(receivedOn, createdOn, format),
  };
}
