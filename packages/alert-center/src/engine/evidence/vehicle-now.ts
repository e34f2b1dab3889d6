import type { EvidenceSource } from './evidence-source.port.ts';
import type { TrackPoint } from './places.ts';
import { MOVING_MIN_KMH } from './track.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An older position is the last known one, and says nothing about where the vehicle is now (AC-843). */
export const POSITION_CURRENT_MS = 5 * MINUTE_MS;

/** Most vehicles have reported within it, so the first request is a small one. */
const RECENT_MS = 10 * MINUTE_MS;

export interface VehicleNow {
  /** The last position of the past hour. */
  readonly point: TrackPoint | null;
  /** When its main device last reported, if it has no position; `null` for never. */
  readonly lastReportOn: number | null;
}

/** `here`: its speed is unknown; `old`: it may be anywhere by now. */
export type VehicleMotion = 'moving' | 'standing' | 'here' | 'old';

/** What the last position says about the vehicle. @param now epoch ms by the server's clock */
export function motionOf({ recordedOn, speed }: TrackPoint, now: number): VehicleMotion {
  if (now - recordedOn > POSITION_CURRENT_MS) return 'old';
  if (speed === null) return 'here';
  return speed < MOVING_MIN_KMH ? 'standing' : 'moving';
}

/** Reads the vehicle's last position of the past hour. @param now epoch ms by the server's clock */
export async function readVehicleNow(
  evidence: EvidenceSource,
  vehicleId: string,
  now: number,
  signal: AbortSignal,
): Promise<VehicleNow> {
  for (const span of [RECENT_MS, HOUR_MS]) {
    const period = { vehicleId, startTime: now - span, endTime: now };
    const points = await evidence.readTrack(period, signal);
    const point = points.at(-1);
    if (point !== undefined) return { point, lastReportOn: null };
  }
  const { lastReportOn } = await evidence.readDevice(vehicleId, signal);
  return { point: null, lastReportOn };
}
