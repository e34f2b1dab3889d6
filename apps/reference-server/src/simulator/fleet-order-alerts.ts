import type { StoredFleetOrder } from '../db/schema.ts';
import { rounded, type Random } from './random.ts';

/** Where and when a generated alert occurs. */
export interface AlertContext {
  /** Epoch ms. */
  readonly createdOn: number;
  readonly address: string | null;
}

const MINUTE_MS = 60_000;

const stops: readonly string[] = [
  'Gudang Cikarang',
  'DC Rungkut',
  'Gudang Kaligawe',
  'Pool Cakung',
  'Pelabuhan Tanjung Priok',
];

/**
 * Generates the fleet task of an alert of codes 137 to 143, and the alert data that refers to it.
 */
export function generateFleetOrder(
  random: Random,
  { createdOn, address }: AlertContext,
  isAtStop: boolean,
): { readonly fleetOrder: StoredFleetOrder; readonly alertData: string } {
  const taskId = random.int(20_000, 29_999);
  const foNumber = `FO-2026-${taskId}`;
  const iso = (minutes: number): string => new Date(createdOn + minutes * MINUTE_MS).toISOString();
  const lateBy = random.int(6, 75);
  return {
    alertData: `${foNumber},${taskId}`,
    fleetOrder: {
      foNumber,
      foId: String(taskId),
      logId: String(random.int(400_000, 499_999)),
      detail: {
        location: random.pick(stops),
        total_fo_duration: random.int(180, 960) * 60,
        target_time: iso(-lateBy),
        actual_time: isAtStop ? iso(0) : null,
        point_location_name: address,
        point_in_km: isAtStop ? 0 : rounded(random.between(0.4, 38), 1),
        estimated_target_time: isAtStop ? null : iso(random.int(5, 60)),
        planned_activities_duration: random.int(20, 120) * 60,
      },
    },
  };
}
