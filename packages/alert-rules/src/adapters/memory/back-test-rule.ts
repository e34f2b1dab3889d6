import { addDays, dayOf, timeOf } from '@pantau/core/day';
import { minuteOf, weekOf } from '../../engine/form/week.ts';
import type { BackTest } from '../../engine/rules/back-test.ts';
import { backTestDays } from '../../engine/rules/rule-limits.ts';
import type { AlertRule } from '../../engine/rules/rule.ts';
import type { MemoryAlert, MemoryWorld } from './memory-world.ts';

export interface BackTestContext {
  readonly world: MemoryWorld;
  readonly now: number;
  readonly timeZone: string | undefined;
  readonly days?: number | undefined;
  /** Whether the rule is stored, so that its alerts may have been marked as false. */
  readonly isStored: boolean;
}

const NOISIEST = 5;
const FUEL_DROP = 14;

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function isScheduled({ schedule }: AlertRule, at: number, timeZone: string | undefined): boolean {
  const week = schedule === null ? null : weekOf(schedule);
  if (week === null) return true;
  const minute = minuteOf(timeOf(at, timeZone));
  const spans = week[weekdayOf(dayOf(at, timeZone)) - 1] ?? [];
  return spans.some(({ from, to }) => minute >= from && minute < to);
}

function isWithin({ minThreshold, maxThreshold }: AlertRule, alert: MemoryAlert): boolean {
  if (minThreshold === null && maxThreshold === null) return true;
  if (alert.value === null) return false;
  const value = alert.alertCode === FUEL_DROP ? Math.abs(alert.value) : alert.value;
  return (
    (minThreshold === null || value >= minThreshold) &&
    (maxThreshold === null || value <= maxThreshold)
  );
}

/** Those of the alerts that are at least the n-th within the window, per vehicle. */
function counted(alerts: readonly MemoryAlert[], { count }: AlertRule): readonly MemoryAlert[] {
  if (count === null) return alerts;
  const windowMs = count.windowSeconds * 1_000;
  return alerts.filter((alert) => {
    const near = alerts.filter(
      ({ vehicleId, createdOn }) =>
        vehicleId === alert.vehicleId &&
        createdOn <= alert.createdOn &&
        createdOn >= alert.createdOn - windowMs,
    );
    return near.length >= count.threshold;
  });
}

function ranked<K>(keys: readonly K[]): readonly (readonly [K, number])[] {
  const totals = new Map<K, number>();
  for (const key of keys) totals.set(key, (totals.get(key) ?? 0) + 1);
  return [...totals].sort(([, one], [, other]) => other - one);
}

/** Applies a rule to the alerts of a world. Positions are not compared: alerts in memory have none. */
export function backTestRule(rule: AlertRule, context: BackTestContext): BackTest {
  const { world, now, timeZone, days: length = backTestDays, isStored } = context;
  const today = dayOf(now, timeZone);
  const dates = Array.from({ length }, (_, index) => addDays(today, index + 1 - length));
  const inGroups = rule.groups.flatMap(
    ({ id }) => world.groups.find((group) => group.id === id)?.vehicleIds ?? [],
  );
  const targets = new Set([...rule.vehicles.map(({ id }) => id), ...inGroups]);
  const [firstDate = today] = dates;
  const matching = world.alerts.filter(
    (alert) =>
      alert.alertCode === rule.alertCode &&
      dayOf(alert.createdOn, timeZone) >= firstDate &&
      alert.createdOn <= now &&
      (targets.size === 0 || targets.has(alert.vehicleId)) &&
      isWithin(rule, alert) &&
      (rule.minDuration === null || (alert.duration ?? 0) >= rule.minDuration) &&
      isScheduled(rule, alert.createdOn, timeZone),
  );
  const alerts = counted(matching, rule);
  const byDay = new Map(ranked(alerts.map(({ createdOn }) => dayOf(createdOn, timeZone))));
  const byVehicle = ranked(alerts.map(({ vehicleId }) => vehicleId));
  const plates = new Map(world.vehicles.map(({ id, licensePlate }) => [id, licensePlate]));
  const falseAlerts = alerts.flatMap(({ falseReason }) => falseReason ?? []);
  return {
    total: alerts.length,
    totalVehicles: byVehicle.length,
    days: dates.map((date) => ({ date, total: byDay.get(date) ?? 0 })),
    noisiest: byVehicle.slice(0, NOISIEST).map(([vehicleId, total]) => ({
      vehicleId,
      licensePlate: plates.get(vehicleId) ?? vehicleId,
      total,
    })),
    falseAlerts: isStored
      ? {
          total: falseAlerts.length,
          reasons: ranked(falseAlerts).map(([reason, total]) => ({ reason, total })),
        }
      : null,
  };
}
