import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { rawAlerts } from '../../db/schema.ts';
import { readAlerts, type AlertRecord } from '../alert-record.ts';
import { parseId } from '../cursor.ts';

/** The latest instant of a `Date`. */
const LATEST_MS = 8.64e15;

/**
 * Finds an alert by the id of its notification: the raw alert id; or alert code, vehicle id, creation time
 * in ms and alert flag, joined by dashes. `null` if the user sees no such alert.
 */
export async function findNotification(
  db: Queries,
  scope: TenantScope,
  id: string,
): Promise<AlertRecord | null> {
  const named = namedAlert(id);
  if (named === undefined) return null;
  const [record] = await readAlerts(db, {
    where: and(scope.visible, named),
    // Two devices of a vehicle may report the same event.
    orderBy: [rawAlerts.id.getSQL()],
    limit: 1,
  });
  return record ?? null;
}

function namedAlert(id: string): SQL | undefined {
  const rawAlertId = parseId(id);
  if (rawAlertId !== null) return eq(rawAlerts.id, rawAlertId);
  const parts = /^(\d{1,9})-([1-9]\d{0,9})-(-?\d{1,16})-([^\0]*)$/.exec(id);
  if (parts === null) return undefined;
  const [code, vehicleId, createdOn] = parts.slice(1, 4).map(Number) as [number, number, number];
  const flag = parts[4] ?? '';
  if (vehicleId >= 2 ** 31 || Math.abs(createdOn) > LATEST_MS) return undefined;
  return and(
    eq(rawAlerts.alertCode, code),
    eq(rawAlerts.vehicleId, vehicleId),
    eq(rawAlerts.createdOn, new Date(createdOn)),
    flag === ''
      ? or(isNull(rawAlerts.alertFlag), eq(rawAlerts.alertFlag, ''))
      : eq(rawAlerts.alertFlag, flag),
  );
}
