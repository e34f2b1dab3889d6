/** What a vehicle does, according to its last report. */
export type DrivingStatus = 'moving' | 'idle' | 'parked' | 'offline';

export interface LastReport {
  /** Epoch ms. */
  readonly reportedOn: number;
  /** In km/h; `null` if unknown. */
  readonly speed: number | null;
  /** `null` if unknown. */
  readonly ignition: boolean | null;
}

/** In km/h; slower is the drift of a standing receiver. */
const STANDING_SPEED = 3;
const MINUTE_MS = 60_000;

/**
 * A vehicle is offline when its last report is older than the company's limit; otherwise it moves, or stands with the
 * engine on (idle) or off (parked).
 *
 * @param now epoch ms
 * @param offlineMinutes the company's limit
 */
export function drivingStatus(
  { reportedOn, speed, ignition }: LastReport,
  now: number,
  offlineMinutes: number,
): DrivingStatus {
  if (now - reportedOn > offlineMinutes * MINUTE_MS) return 'offline';
  if ((speed ?? 0) >= STANDING_SPEED) return 'moving';
  return ignition === true ? 'idle' : 'parked';
}
