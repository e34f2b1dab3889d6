import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rawAlerts, vehiclePositions } from '../db/schema.ts';
import { drivingBetween, type Driving, type Fix } from '../driver-sums/driving-step.ts';

const CHUNK = 5_000;

/** Reads all stored alerts of a company's drivers, a chunk at a time. */
export async function* storedAlerts(
  tx: Queries,
  companyId: number,
): AsyncGenerator<readonly (typeof rawAlerts.$inferSelect)[]> {
  for (let after = 0; ;) {
    const rows = await tx
      .select()
      .from(rawAlerts)
      .where(
        and(
          eq(rawAlerts.companyId, companyId),
          isNotNull(rawAlerts.driverId),
          gt(rawAlerts.id, after),
        ),
      )
      .orderBy(asc(rawAlerts.id))
      .limit(CHUNK);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    after = last.id;
  }
}

/** A stored position and the driving up to it. */
export interface StoredStep {
  readonly driverId: number | null;
  /** Epoch ms. */
  readonly at: number;
  /** `null` for the first position of a vehicle. */
  readonly driving: Driving | null;
}

/** Reads the driving between all stored positions of a company, a chunk at a time. */
export async function* storedDriving(
  tx: Queries,
  companyId: number,
): AsyncGenerator<readonly StoredStep[]> {
  const { vehicleId, recordedOn } = vehiclePositions;
  let last = null as { readonly vehicleId: number; readonly fix: Fix } | null;
  for (;;) {
    const place = last;
    const rows = await tx
      .select()
      .from(vehiclePositions)
      .where(
        and(
          eq(vehiclePositions.companyId, companyId),
          place === null
            ? undefined
            : or(
                gt(vehicleId, place.vehicleId),
                and(eq(vehicleId, place.vehicleId), gt(recordedOn, new Date(place.fix.at))),
              ),
        ),
      )
      .orderBy(asc(vehicleId), asc(recordedOn))
      .limit(CHUNK);
    const steps: StoredStep[] = [];
    for (const row of rows) {
      const fix = { ...row, at: row.recordedOn.getTime() };
      const isSame = last?.vehicleId === row.vehicleId;
      const driving = last !== null && isSame ? drivingBetween(last.fix, fix) : null;
      steps.push({ driverId: row.driverId, at: fix.at, driving });
      last = { vehicleId: row.vehicleId, fix };
    }
    yield steps;
    if (rows.length < CHUNK) return;
  }
}
