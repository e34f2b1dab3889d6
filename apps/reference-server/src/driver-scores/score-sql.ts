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
import { coverPeriod, type SignedRange, type SpanRange } from './cover-period.ts';
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

/**
 * The rows of `driver_spans` in some ranges. One query for each range, as the planner underestimates joins with a list
 * of ranges and would then sort the rows on disk instead of adding them up.
 */
function spansOf(
  companyId: number,
  ranges: readonly (SpanRange | SignedRange)[],
  columns: readonly string[],
): SQL {
  const parts = ranges.map((range) => {
    const isTaken = 'sign' in range && range.sign === -1;
    const list = columns.map((column) => (isTaken ? `-${column} as ${column}` : column));
    return sql`
      select driver_id, ${sql.raw(list.join(', '))} from ${driverSpans}
      where company_id = ${companyId}::integer and days = ${range.days}::smallint
        and first_day between ${range.from}::integer and ${range.to}::integer`;
  });
  return sql.join(parts, sql` union all `);
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

/** Keeps the planner from repeating the expressions of a subquery wherever its columns are used. */
const computedOnce = sql`offset 0`;

/** Sums beyond those that the formula takes. */
export interface MoreSums {
  /** Columns of `driver_spans` that they read. */
  readonly columns: readonly string[];
  /** By the names that they get. */
  readonly sums: Readonly<Record<string, SQL>>;
}

/**
 * The formula of core in SQL, with the same operations in the same order, so that no score of thousands of drivers
 * leaves the database; a test compares the two.
 *
 * @param ranges that make up the period
 * @returns a subquery with `driver_id`, `metres`, `driving_seconds`, further sums and `hundredths`, the score in
 *   hundredths of a point or null
 */
export function scoredDrivers(
  companyId: number,
  ranges: readonly (SpanRange | SignedRange)[],
  settings: DriverScoreSettings,
  more: MoreSums = { columns: [], sums: {} },
): SQL {
  const columns = scoreCategories.map((category) =>
    (isSetting(category, settings) ? totalColumn : costColumn)(category),
  );
  const sums = columns.map((column) => sql.raw(`sum(${column})::float8 as ${column}`));
  const read = [...new Set(['metres', 'driving_seconds', ...columns, ...more.columns])];
  const others = Object.entries(more.sums).map(
    ([name, value]) => sql`${value} as ${sql.raw(name)}`,
  );
  const names = sql.raw(['', ...Object.keys(more.sums)].join(', '));
  const isDistance = settings.intervalType === 'distance';
  const driven = isDistance
    ? sql`${rounded(sql`metres / 1000::float8 * 10::float8`)} / 10::float8`
    : sql`${rounded(sql`driving_seconds / 3600::float8 * 10::float8`)} / 10::float8`;
  const { initialInterval, initialBonus, interval, bonus } = settings;
  const inHundredths = (points: SQL): SQL => rounded(sql`${points} * share * 100::float8`);
  const costs = scoreCategories.map((category) => inHundredths(costOf(category, settings)));
  return sql`(
    select driver_id, metres, driving_seconds${names},
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
          select driver_id, sum(metres)::float8 as metres, sum(driving_seconds)::float8 as driving_seconds,
            ${sql.join([...sums, ...others], sql`, `)}
          from (${spansOf(companyId, ranges, read)}) as spans
          group by driver_id
        ) as summed
        ${computedOnce}
      ) as with_driven
      ${computedOnce}
    ) as with_share
    ${computedOnce}
  )`;
}
