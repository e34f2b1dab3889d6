import { findAlertCode } from '@pantau/core/contract';
import { shiftEnd } from '@pantau/core/day';
import { and, asc, count, eq, gt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { visibleVehicles, type VehicleVisibility } from '../access/visibility.ts';
import type { Database, Queries } from '../db/database.ts';
import { alertSnoozes, rawAlerts, users, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { parseVehicleIds } from '../alerts/cursor.ts';

/** The user whose snoozes they are, and which vehicles that user can see. */
export interface Snoozer extends VehicleVisibility {
  readonly userId: number;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
}

export type SnoozeLength = 'quarterHour' | 'hour' | 'shift';

/** An event on a vehicle, as requested. */
export interface SnoozeSubject {
  readonly vehicleId: string | number;
  readonly alertCode: number;
}

export interface SnoozeRow {
  readonly vehicleId: number;
  readonly licensePlate: string;
  readonly alertCode: number;
  readonly endsOn: Date;
}

/** A user who snoozes more than this does not watch any more. */
export const SNOOZES_MAX = 100;

/** The alert code of an emergency, which nobody snoozes. */
const EMERGENCY_CODE = 1;

const MINUTE_MS = 60_000;

function endOf(length: SnoozeLength, { now, timeZone }: Snoozer): number {
  if (length === 'shift') return shiftEnd(now, timeZone);
  return now + (length === 'hour' ? 60 : 15) * MINUTE_MS;
}

const running = ({ userId, now }: Pick<Snoozer, 'userId' | 'now'>): SQL | undefined =>
  and(eq(alertSnoozes.userId, userId), gt(alertSnoozes.endsOn, new Date(now)));

/** What the user snoozes now, the first to end first. */
export function listSnoozes(db: Queries, snoozer: Snoozer): Promise<SnoozeRow[]> {
  return db
    .select({
      vehicleId: alertSnoozes.vehicleId,
      licensePlate: vehicles.licensePlate,
      alertCode: alertSnoozes.alertCode,
      endsOn: alertSnoozes.endsOn,
    })
    .from(alertSnoozes)
    .innerJoin(vehicles, eq(vehicles.id, alertSnoozes.vehicleId))
    .where(and(running(snoozer), visibleVehicles(snoozer)))
    .orderBy(asc(alertSnoozes.endsOn), asc(alertSnoozes.vehicleId), asc(alertSnoozes.alertCode));
}

/**
 * Snoozes an event on a vehicle from now on; replaces the end of one that is running.
 *
 * @throws ApiError `INVALID_INPUT` for an emergency, an unknown code or one snooze too many, `NOT_FOUND` for a vehicle
 *   that the user cannot see
 */
export async function snooze(
  db: Database,
  snoozer: Snoozer,
  { vehicleId, alertCode, length }: SnoozeSubject & { readonly length: SnoozeLength },
): Promise<void> {
  if (alertCode === EMERGENCY_CODE) throw new ApiError('INVALID_INPUT', 'emergencyNotSnoozed');
  if (findAlertCode(alertCode) === undefined)
    throw new ApiError('INVALID_INPUT', 'snoozeCodeUnknown');
  const { userId, now } = snoozer;
  await db.transaction(async (tx) => {
    const vehicle = await findVehicle(tx, snoozer, vehicleId);
    // Requests of one user take turns, so that together they stay within the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const another = or(
      ne(alertSnoozes.vehicleId, vehicle.id),
      ne(alertSnoozes.alertCode, alertCode),
    );
    const [others] = await tx
      .select({ count: count() })
      .from(alertSnoozes)
      .where(and(running(snoozer), another));
    if ((others?.count ?? 0) >= SNOOZES_MAX)
      throw new ApiError('INVALID_INPUT', 'tooManySnoozes', { max: SNOOZES_MAX });
    const times = { startedOn: new Date(now), endsOn: new Date(endOf(length, snoozer)) };
    await tx
      .insert(alertSnoozes)
      .values({ userId, vehicleId: vehicle.id, alertCode, ...times })
      .onConflictDoUpdate({
        target: [alertSnoozes.userId, alertSnoozes.vehicleId, alertSnoozes.alertCode],
        set: times,
      });
  });
}

/** Ends a snooze of the user; without effect when there is none. @returns whether there was one */
export async function endSnooze(
  db: Queries,
  { userId }: Pick<Snoozer, 'userId'>,
  { vehicleId, alertCode }: SnoozeSubject,
): Promise<boolean> {
  const [id] = parseVehicleIds([vehicleId]);
  if (id === undefined) return false;
  const ended = await db
    .delete(alertSnoozes)
    .where(
      and(
        eq(alertSnoozes.userId, userId),
        eq(alertSnoozes.vehicleId, id),
        eq(alertSnoozes.alertCode, alertCode),
      ),
    )
    .returning({ vehicleId: alertSnoozes.vehicleId });
  return ended.length > 0;
}

/** Alerts of `raw_alerts` that the user snoozes now, or those that the user does not. */
export function isSnoozedBy(
  snoozer: Pick<Snoozer, 'userId' | 'now'>,
  isSnoozed: boolean | null | undefined,
): SQL | undefined {
  if (isSnoozed == null) return undefined;
  const snoozed = sql`exists (select from ${alertSnoozes}
    where ${running(snoozer)} and ${alertSnoozes.vehicleId} = ${rawAlerts.vehicleId}
      and ${alertSnoozes.alertCode} = ${rawAlerts.alertCode})`;
  return isSnoozed ? snoozed : not(snoozed);
}
