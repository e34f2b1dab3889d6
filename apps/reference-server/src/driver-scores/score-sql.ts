import {
  minimumDriving,
  REFERENCE_INTERVALS,
  scoreCategories,
  type DriverScoreSettings,
  type ScoreCategory,
  type SettingCostCategory,
} from '@pantau/core/driver-score';
import { sql, type SQL } from 'drizzle-orm';
import { driverSpans } from '../db/schema.ts';
import type { Period } from './period.ts';
import { coverPeriod } from './cover-period.ts';
import { costColumn, totalColumn } from '../driver-sums/span-columns.ts';

const number = (value: number): SQL => sql`${value}::float8`;
/** `Math.round`. */
const rounded = (value: SQL): SQL => sql`floor(${value} + 0.5::float8)`;

const isSetting = (category: ScoreCategory, settings: DriverScoreSettings): boolean =>
  category in settings.costs;

/** Points of a category before they are converted, from its sums. */
function costOf(category: ScoreCategory, settings: DriverScoreSettings): SQL {
  return isSetting(category, settings)
    ? sql`${sql.raw(totalColumn(category))} * ${number(settings.costs[category as SettingCostCategory])}`
    : sql`${sql.raw(costColumn(category))} / 100::float8`;
}

/** The spans of `driver_spans` that make up some periods, as rows `ranges(period, days, first, last)`. */
export function rangesOf(periods: readonly Period[]): SQL {
  const ranges = periods.flatMap((period, index) =>
    coverPeriod(period).map(
      ({ days, from, to }) =>
        sql`(${index}::integer, ${days}::smallint, ${from}::integer, ${to}::integer)`,
    ),
  );
  return sql`(values ${sql.join(ranges, sql`, `)}) as ranges(period, days, first, last)`;
}

/**
 * The formula of core in SQL, with the same operations in the same order, so that no score of thousands of drivers
 * leaves the database; a test compares the two.
 *
 * @param more further sums to select
 * @returns a subquery with `period`, `driver_id`, `metres`, `driving_seconds`, `last_sync` and `hundredths`, the score in
 *   hundredths of a point or null
 */
export function scoredDrivers(
  companyId: number,
  periods: readonly Period[],
  settings: DriverScoreSettings,
  more: Readonly<Record<string, SQL>> = {},
): SQL {
  const sums = scoreCategories.map((category) => {
    const column = (isSetting(category, settings) ? totalColumn : costColumn)(category);
    return sql.raw(`sum(${column})::float8 as ${column}`);
  });
  const others = Object.entries(more).map(([name, value]) => sql`${value} as ${sql.raw(name)}`);
  const names = sql.raw(['', ...Object.keys(more)].join(', '));
  const isDistance = settings.intervalType === 'distance';
  const driven = isDistance
    ? sql`${rounded(sql`metres / 1000::float8 * 10::float8`)} / 10::float8`
    : sql`${rounded(sql`driving_seconds / 3600::float8 * 10::float8`)} / 10::float8`;
  const { initialInterval, initialBonus, interval, bonus } = settings;
  const inHundredths = (points: SQL): SQL => rounded(sql`${points} * share * 100::float8`);
  const costs = scoreCategories.map((category) => inHundredths(costOf(category, settings)));
  return sql`(
    select period, driver_id, metres, driving_seconds, last_sync${names},
      case when driven >= ${number(minimumDriving[settings.intervalType])} then
        least(10000::float8, greatest(0::float8,
          ${number(Math.round(settings.base * 100))}
          + ${inHundredths(sql`(case when driven < ${number(initialInterval)} then 0::float8 else
              ${number(initialBonus)} + floor((driven - ${number(initialInterval)}) / ${number(interval)}) * ${number(bonus)} end)`)}
          - ${sql.join(costs, sql` - `)}))
      end as hundredths
    from (
      select *, least(1::float8, ${number(REFERENCE_INTERVALS * interval)} / nullif(driven, 0)) as share
      from (
        select *, ${driven} as driven
        from (
          select ranges.period, driver_id, sum(metres)::float8 as metres,
            sum(driving_seconds)::float8 as driving_seconds, max(last_sync) as last_sync,
            ${sql.join([...sums, ...others], sql`, `)}
          from ${rangesOf(periods)}
          -- Without the offset, the planner reads the whole table instead of the ranges by the index.
          cross join lateral (
            select * from ${driverSpans} as one where one.company_id = ${companyId}
              and one.days = ranges.days and one.first_day between ranges.first and ranges.last
            offset 0
          ) as spans
          group by ranges.period, driver_id
        ) as summed
      ) as with_driven
    ) as with_share
  )`;
}
