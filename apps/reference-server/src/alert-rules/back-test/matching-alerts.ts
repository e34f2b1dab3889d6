import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rawAlerts, vehicleGroupMembers, vehicles } from '../../db/schema.ts';
import type { GeofenceShape } from '../../geo/geometry.ts';
import type { RuleColumns } from '../input/check-conditions.ts';
import type { TargetIds } from '../input/resolve-targets.ts';

/** The conditions of a rule, as `rules/match-rules` evaluates them. */
export interface TestedRule {
  readonly columns: RuleColumns;
  readonly targets: TargetIds;
  readonly fences: readonly { readonly id: number; readonly shape: GeofenceShape }[];
}

const FUEL_DROP = 14;
const GEOFENCE_CODES: readonly number[] = [19, 20];
const LAST_MINUTE = 24 * 60 - 1;
const EARTH_RADIUS_M = 6_371_008.8;

const intArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
const all = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

/**
 * Selects the stored alerts that meet all conditions of a rule except its count, of `raw_alerts` joined with `vehicles`.
 *
 * @param timeZone IANA name, for the schedule
 */
export function matchingAlerts({ columns, targets, fences }: TestedRule, timeZone: string): SQL {
  const { minThreshold, maxThreshold, minThresholdTime } = columns;
  const trigger: SQL =
    columns.alertCode === FUEL_DROP
      ? sql`abs(${rawAlerts.alertTrigger})`
      : sql`${rawAlerts.alertTrigger}`;
  return all([
    eq(rawAlerts.alertCode, columns.alertCode),
    ofVehicles(targets),
    minThreshold == null ? undefined : sql`${trigger} >= ${minThreshold}`,
    maxThreshold == null ? undefined : sql`${trigger} <= ${maxThreshold}`,
    minThresholdTime == null ? undefined : sql`${rawAlerts.durationSeconds} >= ${minThresholdTime}`,
    columns.withSchedule === true ? withinSchedule(columns, timeZone) : undefined,
    columns.withGeofence === true ? atPlace(columns, fences) : undefined,
  ]);
}

function ofVehicles({ vehicles: own, vgroups }: TargetIds): SQL | undefined {
  if (own.length === 0 && vgroups.length === 0) return undefined;
  return sql`(${vehicles.id} = any(${intArray(own)}) or ${vehicles.id} in (
    select ${vehicleGroupMembers.vehicleId} from ${vehicleGroupMembers}
    where ${vehicleGroupMembers.vehicleGroupId} = any(${intArray(vgroups)})))`;
}

const minuteOf = (time: string | null | undefined, fallback: number): number => {
  if (time == null) return fallback;
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

function withinSchedule({ startTime, endTime, dayOfWeek = [] }: RuleColumns, zone: string): SQL {
  const local = sql`(${rawAlerts.createdOn} at time zone ${zone})`;
  const minute = sql`(extract(hour from ${local}) * 60 + extract(minute from ${local}))`;
  const onDay = (moment: SQL): SQL =>
    dayOfWeek.length === 0
      ? sql`true`
      : sql`extract(isodow from ${moment})::integer = any(${intArray(dayOfWeek)})`;
  const today = onDay(local);
  const start = minuteOf(startTime, 0);
  const end = minuteOf(endTime, LAST_MINUTE);
  if (start === end) return today;
  if (start < end) return sql`(${minute} between ${start} and ${end} and ${today})`;
  const yesterday = onDay(sql`(${local} - interval '1 day')`);
  return sql`((${minute} >= ${start} and ${today}) or (${minute} <= ${end} and ${yesterday}))`;
}

function atPlace(columns: RuleColumns, fences: TestedRule['fences']): SQL {
  const isInside = columns.isInsideGeofence !== false;
  const contained = fences.map(({ shape }) => contains(shape));
  const anywhere = contained.length === 0 ? sql`false` : sql`(${sql.join(contained, sql` or `)})`;
  const here = sql`(${rawAlerts.latitude} is not null and ${rawAlerts.longitude} is not null
    and ${anywhere} = ${isInside}::boolean)`;
  if (!GEOFENCE_CODES.includes(columns.alertCode)) return here;
  // Enter and exit alerts name their geofence.
  const named = sql`jsonb_path_exists(${rawAlerts.geofences}, '$[*].geofenceId ? (@ != null)')`;
  const ids = intArray(fences.map(({ id }) => id));
  const isNamed = sql`exists (select 1 from jsonb_array_elements(${rawAlerts.geofences}) as fence
    where (fence ->> 'geofenceId')::integer = any(${ids}))`;
  return sql`case when ${named} then ${isNamed} = ${isInside}::boolean else ${here} end`;
}

function contains(shape: GeofenceShape): SQL {
  const { latitude, longitude } = rawAlerts;
  if (shape.kind === 'polygon') {
    const corners = shape.ring.map(([lon, lat]) => `(${lon},${lat})`).join(',');
    return sql`(${`(${corners})`}::polygon @> point(${longitude}, ${latitude}))`;
  }
  const [lon, lat] = shape.center;
  const half = sql`(power(sin(radians(${latitude} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${latitude}))
    * power(sin(radians(${longitude} - ${lon}::float8) / 2), 2))`;
  return sql`(2 * ${EARTH_RADIUS_M}::float8 * asin(least(1, sqrt(${half}))) <= ${shape.radius}::float8)`;
}
