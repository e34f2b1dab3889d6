import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMetres } from '../geo/geometry.ts';
import { matchRules } from './match-rules.ts';
import type { MatchableAlert, Rule, Schedule } from './rule.ts';

/*
 * Rules against a simple, slow model. It lists every window of a schedule around an instant by the calendar of the time
 * zone, and counts alerts one by one. fast-check prints the seed of a failure.
 */

const numRuns = process.env['PANTAU_FULL'] === undefined ? 400 : 20_000;

const zones = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Auckland',
  'UTC',
] as const;

/** Wall clock of an instant as minutes of an imaginary calendar without time zones. */
function wallMinutes(epochMs: number, timeZone: string): number {
  const text = new Date(epochMs).toLocaleString('sv-SE', { timeZone });
  return Math.floor(Date.parse(`${text.replace(' ', 'T')}Z`) / 60_000);
}

const DAY = 1_440;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

function modelSchedule(schedule: Schedule, epochMs: number, timeZone: string): boolean {
  const wall = wallMinutes(epochMs, timeZone);
  const today = Math.floor(wall / DAY);
  const start = minutesOf(schedule.startTime ?? '00:00');
  const end = minutesOf(schedule.endTime ?? '23:59');
  return [today - 1, today].some((day) => {
    if (schedule.daysOfWeek.length > 0 && !schedule.daysOfWeek.includes(weekdayOf(day)))
      return false;
    if (start === end) return day === today;
    const from = day * DAY + start;
    const to = (end < start ? day + 1 : day) * DAY + end;
    return wall >= from && wall <= to;
  });
}

function modelConditions(rule: Rule, alert: MatchableAlert, timeZone: string): boolean {
  if (rule.alertCode !== alert.alertCode) return false;
  const vehicles = rule.vehicleSets.flatMap((set) => [...set]);
  if (rule.vehicleSets.length > 0 && !vehicles.includes(alert.vehicleId)) return false;
  const value = alert.alertTrigger;
  const measured = alert.alertCode === 14 && value !== null ? Math.abs(value) : value;
  if (rule.minThreshold !== null && !(measured !== null && measured >= rule.minThreshold))
    return false;
  if (rule.maxThreshold !== null && !(measured !== null && measured <= rule.maxThreshold))
    return false;
  if (rule.minThresholdTime !== null) {
    if (alert.durationSeconds === null || alert.durationSeconds < rule.minThresholdTime)
      return false;
  }
  if (rule.schedule !== null && !modelSchedule(rule.schedule, alert.createdOn, timeZone))
    return false;
  if (rule.place === null) return true;
  const { latitude, longitude } = alert;
  if (latitude === null || longitude === null) return false;
  const isIn = rule.place.geofences.some(
    ({ shape }) =>
      shape.kind === 'circle' &&
      distanceMetres(shape.center, [longitude, latitude]) <= shape.radius,
  );
  return isIn === rule.place.inside;
}

function modelMatches(
  alert: MatchableAlert,
  rules: readonly Rule[],
  timeZone: string,
  others: readonly MatchableAlert[],
): number[] {
  const matching: number[] = [];
  for (const rule of rules) {
    if (!modelConditions(rule, alert, timeZone)) continue;
    let count = 1;
    for (const other of others) {
      const age = alert.createdOn - other.createdOn;
      const isNear = age >= 0 && age <= (rule.alertCountWindow ?? 0) * 1_000;
      if (isNear && other.vehicleId === alert.vehicleId && modelConditions(rule, other, timeZone))
        count += 1;
    }
    const needed = rule.alertCountWindow === null ? 1 : (rule.alertCountThreshold ?? 1);
    if (count >= needed) matching.push(rule.alertRuleId);
  }
  return matching;
}

/** Around midnight and the changes of clocks in 2026, in all zones. */
const instant = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-10-25',
      '2026-11-01',
      '2026-11-23',
    ),
    fc.integer({ min: -48 * 4, max: 48 * 4 }),
    fc.constantFrom(-60, -1, 0, 59, 60, 61, 1_799),
  )
  .map(
    ([day, quarters, seconds]) => Date.parse(`${day}T00:00Z`) + (quarters * 900 + seconds) * 1_000,
  );

/** Mostly absent, so that several conditions are often met together. */
const rarely = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const time = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 1, 30, 59))
    .map(([hour, minute]) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')),
);

const schedule: fc.Arbitrary<Schedule> = fc.record({
  daysOfWeek: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  startTime: time,
  endTime: time,
});

const place = fc.record({
  inside: fc.boolean(),
  geofences: fc.array(
    fc.record({
      geofenceId: fc.constant(1),
      fenceName: fc.constant('Pool'),
      shape: fc.record({
        kind: fc.constant('circle' as const),
        center: fc.constantFrom([106.9, -6.2] as const, [112.7, -7.3] as const),
        radius: fc.constantFrom(300, 5_000),
      }),
    }),
    { maxLength: 2 },
  ),
});

const vehicleSet = fc.uniqueArray(fc.integer({ min: 1, max: 3 })).map((ids) => new Set(ids));

const rule: fc.Arbitrary<Omit<Rule, 'alertRuleId'>> = fc.record({
  alertCode: fc.constantFrom(8, 14),
  minThreshold: rarely(fc.integer({ min: 1, max: 5 })),
  maxThreshold: rarely(fc.integer({ min: 4, max: 8 })),
  minThresholdTime: rarely(fc.constantFrom(1, 60)),
  alertCountThreshold: fc.constant(null),
  alertCountWindow: fc.constant(null),
  schedule: rarely(schedule),
  vehicleSets: fc.array(vehicleSet, { maxLength: 2 }),
  place: rarely(place),
});

const counted = fc
  .tuple(rule, rarely(fc.tuple(fc.integer({ min: 2, max: 4 }), fc.constantFrom(60, 3_600, 86_400))))
  .map(([one, count]) =>
    count === null ? one : { ...one, alertCountThreshold: count[0], alertCountWindow: count[1] },
  );

const alertAt = (createdOn: fc.Arbitrary<number>): fc.Arbitrary<MatchableAlert> =>
  fc.record({
    vehicleId: fc.integer({ min: 1, max: 3 }),
    alertCode: fc.constantFrom(8, 14),
    createdOn,
    alertTrigger: fc.option(fc.integer({ min: -8, max: 8 })),
    durationSeconds: fc.option(fc.constantFrom(0, 1, 59, 60, 61)),
    latitude: fc.option(fc.constantFrom(-6.2, -6.21, -7.3)),
    longitude: fc.option(fc.constantFrom(106.9, 112.7)),
    geofenceIds: fc.constant([]),
  });

it('rules match as in a simple model, in every time zone and around midnight (RS-244)', () => {
  const scenario = instant.chain((now) =>
    fc.record({
      timeZone: fc.constantFrom(...zones),
      rules: fc.array(counted, { minLength: 1, maxLength: 6 }),
      alert: alertAt(fc.constant(now)),
      others: fc.array(
        alertAt(fc.constantFrom(0, 1, 60, 61, 3_600, 90_000).map((age) => now - age * 1_000)),
      ),
    }),
  );
  let matched = 0;
  fc.assert(
    fc.property(scenario, ({ timeZone, rules, alert, others }) => {
      const numbered = rules.map((one, index) => ({ ...one, alertRuleId: index + 1 }));
      const found = matchRules(alert, numbered, timeZone, others);
      expect(found).toEqual(modelMatches(alert, numbered, timeZone, others));
      matched += found.length;
    }),
    { numRuns },
  );
  expect(matched, 'scenarios that match nothing prove nothing').toBeGreaterThan(numRuns / 4);
});

it('schedules cover the same minutes as a calendar of their windows (RS-244)', () => {
  const always = fc.record({ at: instant, timeZone: fc.constantFrom(...zones), schedule });
  fc.assert(
    fc.property(always, ({ at, timeZone, schedule: one }) => {
      const base = { alertRuleId: 1, alertCode: 8, minThreshold: null, maxThreshold: null };
      const open = {
        minThresholdTime: null,
        alertCountThreshold: null,
        alertCountWindow: null,
        vehicleSets: [],
        place: null,
      };
      const alert = {
        vehicleId: 1,
        alertCode: 8,
        createdOn: at,
        alertTrigger: null,
        durationSeconds: null,
        latitude: null,
        longitude: null,
        geofenceIds: [],
      };
      const found = matchRules(alert, [{ ...base, ...open, schedule: one }], timeZone);
      expect(found.length === 1).toBe(modelSchedule(one, at, timeZone));
    }),
    { numRuns: numRuns * 5 },
  );
});
