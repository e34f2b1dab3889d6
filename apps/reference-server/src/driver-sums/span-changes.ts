import { scoreCategories } from '@pantau/core/driver-score';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { driverFalseAlerts, driverSpans } from '../db/schema.ts';
import { dayOf } from './day-of.ts';
import { categoryOfCode } from './score-codes.ts';
import { costColumn, spanLengths, totalColumn } from './span-columns.ts';
import type { Driving } from './driving-step.ts';

const sums = [
  'metres',
  'driving_seconds',
  ...scoreCategories.flatMap((category) => [totalColumn(category), costColumn(category)]),
];

const list = (part: (column: string) => string): SQL => sql.raw(sums.map(part).join(', '));

/** A stored alert as far as scores depend on it. */
export interface CountedAlert {
  readonly driverId: number | null;
  readonly alertCode: number;
  readonly createdOn: Date;
  readonly cost: number | null;
}

const costOf = ({ cost }: CountedAlert): number => Math.round((cost ?? 1) * 100);

type Row = Record<string, number | string | null>;

/**
 * Collects changes of `driver_spans` and `driver_false_alerts` and saves them at once. Call `save` in the transaction
 * that stores what it counts, under the company's lock.
 */
export class SpanChanges {
  readonly #spans = new Map<string, Row>();
  readonly #falseAlerts = new Map<string, Row & { total: number; cost: number }>();
  readonly #timeZone: string;

  /** @param timeZone IANA name of the company's time zone */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** @param sync when the data was stored, if it is new */
  #add(
    driverId: number,
    at: number,
    changes: Readonly<Record<string, number>>,
    sync: number | null,
  ) {
    const day = dayOf(at, this.#timeZone);
    const key = `${driverId} ${day}`;
    const row = this.#spans.get(key) ?? { driver: driverId, day, sync: null };
    for (const [column, change] of Object.entries(changes)) {
      row[column] = Number(row[column] ?? 0) + change;
    }
    if (sync !== null) {
      const known = row['sync'] === null ? 0 : Date.parse(String(row['sync']));
      row['sync'] = new Date(Math.max(known, sync)).toISOString();
    }
    this.#spans.set(key, row);
  }

  /** @param count 1 to add the alert, -1 to remove it */
  #addAlert(alert: CountedAlert, count: 1 | -1, sync: number | null): void {
    const category = categoryOfCode.get(alert.alertCode);
    if (category === undefined || alert.driverId === null) return;
    const changes = {
      [totalColumn(category)]: count,
      [costColumn(category)]: count * costOf(alert),
    };
    this.#add(alert.driverId, alert.createdOn.getTime(), changes, sync);
  }

  #addFalse(alert: CountedAlert, count: 1 | -1): void {
    const { driverId, alertCode } = alert;
    if (driverId === null || !categoryOfCode.has(alertCode)) return;
    const day = dayOf(alert.createdOn.getTime(), this.#timeZone);
    const key = `${driverId} ${day} ${alertCode}`;
    const known = this.#falseAlerts.get(key);
    const row = known ?? { driver: driverId, day, code: alertCode, total: 0, cost: 0 };
    row.total += count;
    row.cost += count * costOf(alert);
    this.#falseAlerts.set(key, row);
  }

  /** A new alert. */
  alert(alert: CountedAlert & { readonly receivedOn: Date }): void {
    this.#addAlert(alert, 1, alert.receivedOn.getTime());
  }

  /**
   * A stored alert, whether it is false or not.
   *
   * @param count 1 to add it, -1 to take it away
   */
  stored(
    alert: CountedAlert & { readonly receivedOn: Date; readonly isFalseAlert: boolean },
    count: 1 | -1,
  ): void {
    if (alert.isFalseAlert) this.#addFalse(alert, count);
    else this.#addAlert(alert, count, count === 1 ? alert.receivedOn.getTime() : null);
  }

  /** A stored alert that was marked as false, or is no longer. */
  marked(alert: CountedAlert, isFalse: boolean): void {
    this.#addAlert(alert, isFalse ? -1 : 1, null);
    this.#addFalse(alert, isFalse ? 1 : -1);
  }

  /**
   * Driving up to a position.
   *
   * @param at instant of the position, whose day it counts for (epoch ms)
   * @param count -1 to take it back, because a position in between arrived late
   */
  driving(
    driverId: number | null,
    at: number,
    { metres, seconds }: Driving,
    count: 1 | -1 = 1,
  ): void {
    if (driverId === null || (metres === 0 && seconds === 0)) return;
    this.#add(driverId, at, { metres: count * metres, driving_seconds: count * seconds }, null);
  }

  /** A new position of a driver's vehicle. */
  position(driverId: number | null, at: number, now: number): void {
    if (driverId !== null) this.#add(driverId, at, {}, now);
  }

  async save(tx: Queries, companyId: number): Promise<void> {
    if (this.#spans.size > 0) await tx.execute(addToSpans(companyId, [...this.#spans.values()]));
    if (this.#falseAlerts.size > 0) {
      await tx.execute(addToFalseAlerts(companyId, [...this.#falseAlerts.values()]));
    }
  }
}

function addToSpans(companyId: number, rows: readonly Row[]): SQL {
  const lengths = sql.raw(spanLengths.map((days) => `(${days})`).join(', '));
  return sql`
    insert into ${driverSpans} as known
      (company_id, driver_id, days, first_day, last_sync, ${list((column) => column)})
    select ${companyId}::integer, driver, days, day - day % days, max(sync),
      ${list((column) => `coalesce(sum(${column}), 0)`)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(
      driver integer, day integer, sync timestamptz, ${list((column) => `${column} float8`)})
    cross join (values ${lengths}) as lengths(days)
    group by driver, days, day - day % days
    order by driver, days, day - day % days
    on conflict (driver_id, days, first_day) do update set
      last_sync = greatest(known.last_sync, excluded.last_sync),
      ${list((column) => `${column} = known.${column} + excluded.${column}`)}`;
}

function addToFalseAlerts(companyId: number, rows: readonly Row[]): SQL {
  return sql`
    insert into ${driverFalseAlerts} as known (company_id, driver_id, day, alert_code, total, cost)
    select ${companyId}::integer, driver, day, code, total, cost
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(
      driver integer, day integer, code integer, total integer, cost float8)
    order by driver, day, code
    on conflict (driver_id, day, alert_code) do update set
      total = known.total + excluded.total, cost = known.cost + excluded.cost`;
}
