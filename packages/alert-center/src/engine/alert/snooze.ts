import type { Alert, BilingualText } from './alert.ts';
import { isEmergency } from './emergency.ts';

/** 15 minutes, an hour, or until the end of the shift, which the source decides. */
export type SnoozeLength = 'quarterHour' | 'hour' | 'shift';

/** An event on a vehicle, whose alerts are snoozed together. */
export interface SnoozeSubject {
  readonly vehicleId: string;
  readonly alertCode: number;
}

/** What the current user snoozes: its alerts stay in lists and counts, but do not interrupt this user. */
export interface Snooze extends SnoozeSubject {
  readonly licensePlate: string;
  /** The event, in short. */
  readonly event: BilingualText;
  /** When it ends, by the source's clock, epoch ms. */
  readonly endsOn: number;
}

/** When each snooze ends, by `snoozeKey`. */
export type SnoozeEnds = ReadonlyMap<string, number>;

export const snoozeKey = ({ vehicleId, alertCode }: SnoozeSubject): string =>
  `${vehicleId} ${alertCode}`;

/** What snoozing an alert applies to. */
export const snoozeSubjectOf = ({
  vehicle,
  alertCode,
}: Pick<Alert, 'vehicle' | 'alertCode'>): SnoozeSubject => ({
  vehicleId: vehicle.vehicleId,
  alertCode,
});

/** Whether an alert must not interrupt the user; never an emergency, whatever the source says. @param now of the source */
export const isSnoozed = (ends: SnoozeEnds, alert: Alert, now: number): boolean =>
  !isEmergency(alert) && (ends.get(snoozeKey(snoozeSubjectOf(alert))) ?? 0) > now;
