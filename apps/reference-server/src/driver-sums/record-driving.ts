import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { vehiclePositions } from '../db/schema.ts';
import { drivingBetween, type Fix } from './driving-step.ts';
import type { SpanChanges } from './span-changes.ts';

/** A stored position with the driver whom its vehicle had on arrival. */
export interface DrivenFix extends Fix {
  readonly id: number;
  readonly vehicleId: number;
  readonly driverId: number | null;
}

interface Neighbours {
  readonly before: Fix | null;
  /** Known before this request. */
  readonly after: (Fix & { readonly driverId: number | null }) | null;
}

/** Finds the positions around each of the given ones, in their order. */
async function readNeighbours(
  tx: Queries,
  fixes: readonly DrivenFix[],
  newIds: string,
): Promise<Neighbours[]> {
  const places = JSON.stringify(
    fixes.map(({ vehicleId, at }, place) => ({ place, vehicle: vehicleId, at: new Date(at) })),
  );
  const columns = sql.raw(
    'extract(epoch from recorded_on) * 1000 as at, latitude, longitude, odometer, driver_id',
  );
  const rows = await tx
    .select({
      place: sql<number>`place`.mapWith(Number),
      before: sql<Record<string, number | null> | null>`before`,
      after: sql<Record<string, number | null> | null>`after`,
    })
    .from(
      sql`(
        select place, to_jsonb(earlier) as before, to_jsonb(later) as after
        from jsonb_to_recordset(${places}::jsonb) as fix(place integer, vehicle integer, at timestamptz)
        left join lateral (
          select ${columns} from ${vehiclePositions}
          where vehicle_id = fix.vehicle and recorded_on < fix.at
          order by recorded_on desc limit 1) as earlier on true
        left join lateral (
          select ${columns} from ${vehiclePositions}
          where vehicle_id = fix.vehicle and recorded_on > fix.at and id <> all(${newIds}::bigint[])
          order by recorded_on limit 1) as later on true
      ) as neighbours`,
    );
  const fixOf = (row: Record<string, number | null> | null) =>
    row === null
      ? null
      : {
          at: Math.round(Number(row['at'])),
          latitude: Number(row['latitude']),
          longitude: Number(row['longitude']),
          odometer: row['odometer'] ?? null,
          driverId: row['driver_id'] ?? null,
        };
  const found: Neighbours[] = [];
  for (const { place, before, after } of rows) {
    found[place] = { before: fixOf(before), after: fixOf(after) };
  }
  return found;
}

/**
 * Counts the driving that new positions add. One that arrives late splits the way between its neighbours in two.
 *
 * @param fixes stored in this transaction, oldest first
 * @param now when they were stored (epoch ms)
 */
export async function recordDriving(
  tx: Queries,
  changes: SpanChanges,
  fixes: readonly DrivenFix[],
  now: number,
): Promise<void> {
  const newIds = `{${fixes.map(({ id }) => id).join(',')}}`;
  let waiting = [...Map.groupBy(fixes, ({ vehicleId }) => vehicleId).values()];
  while (waiting.length > 0) {
    const firsts = waiting.flatMap(([first]) => first ?? []);
    const neighbours = await readNeighbours(tx, firsts, newIds);
    waiting = waiting.flatMap((own, index) => {
      const { before = null, after = null } = neighbours[index] ?? {};
      let last: Fix | null = before;
      // All up to the next known position have the same successor.
      const size = own.findIndex(({ at }) => after !== null && at > after.at);
      const run = size === -1 ? own : own.slice(0, size);
      if (before !== null && after !== null) {
        changes.driving(after.driverId, after.at, drivingBetween(before, after), -1);
      }
      for (const fix of run) {
        changes.position(fix.driverId, fix.at, now);
        if (last !== null) changes.driving(fix.driverId, fix.at, drivingBetween(last, fix));
        last = fix;
      }
      if (last !== null && after !== null) {
        changes.driving(after.driverId, after.at, drivingBetween(last, after));
      }
      const rest = own.slice(run.length);
      return rest.length === 0 ? [] : [rest];
    });
  }
}
