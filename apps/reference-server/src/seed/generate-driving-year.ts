import { findAlertCode, hasCamera } from '@pantau/core/contract';
import { demoRoads, type Region } from '../demo/demo-roads.ts';
import type { DemoDeviceType } from '../demo/demo-fleet.ts';
import { categoryOfCode } from '../driver-sums/score-codes.ts';
import { createRoad } from '../geo/road.ts';
import { normalizeAlert, type AlertInput } from '../ingest/alert-input.ts';
import { alertMix } from '../simulator/alert-mix.ts';
import type { Random } from '../simulator/random.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** The initial screen covers the alerts of these. */
const RECENT_MS = 2 * DAY_MS;

/** A driver with the vehicle of which alerts and driving are generated. */
export interface DrivingDriver {
  readonly imei: string;
  readonly region: Region;
  readonly deviceType: DemoDeviceType;
  readonly category: string;
}

/** What one driver did on a day. */
export interface DrivingDay {
  /** Epoch ms of the end of the day's driving. */
  readonly at: number;
  readonly metres: number;
  readonly seconds: number;
  readonly alerts: readonly (AlertInput & { readonly isFalse: boolean })[];
}

/** Drivers of cars drive too little to have a score of a week. */
const kmPerDay = (category: string): number => (category === 'car' ? 6 : 230);

const scoredKinds = alertMix.filter(({ alertCode }) => categoryOfCode.has(alertCode));

function generateAlert(driver: DrivingDriver, createdOn: number, random: Random): AlertInput {
  const canSend = ({ alertCode }: (typeof scoredKinds)[number]): boolean => {
    const group = findAlertCode(alertCode)?.group;
    return driver.deviceType !== 'teltonika' || group === undefined || !hasCamera(group);
  };
  const kind = random.weighted(scoredKinds.filter(canSend));
  const road = createRoad(random.pick(demoRoads[driver.region]));
  const { latitude, longitude, address } = road.pointAt(random.between(0, road.length));
  return normalizeAlert({
    ...kind.describe(random, { createdOn, address }),
    imei: driver.imei,
    alertCode: kind.alertCode,
    createdOn,
    latitude,
    longitude,
    address,
    source: 'history',
  });
}

/**
 * Generates a year of a driver's working days up to now, six a week: distance, driving time and alerts. Some drivers
 * are more careful than others, and everyone changes over the year. The last two days have no alerts here.
 */
export function generateDrivingYear(
  driver: DrivingDriver,
  random: Random,
  now: number,
): readonly DrivingDay[] {
  const alertsPerDay = 0.15 + 1.3 * random.next() ** 2;
  const change = random.between(-0.6, 0.6);
  const restDay = random.int(0, 6);
  const days: DrivingDay[] = [];
  for (let ago = YEAR_DAYS; ago >= 0; ago -= 1) {
    const end = now - ago * DAY_MS;
    const isAtWork = Math.floor(end / DAY_MS) % 7 !== restDay && !random.chance(0.04);
    if (!isAtWork) continue;
    const km = kmPerDay(driver.category) * random.between(0.5, 1.5);
    const seconds = Math.round((km / random.between(32, 48)) * 3_600);
    const expected = alertsPerDay * (1 + change * (1 - (2 * ago) / YEAR_DAYS));
    const count = Math.floor(expected + random.next());
    const alerts = Array.from({ length: count }, () => {
      const createdOn = end - random.int(1, seconds) * 1_000;
      return { ...generateAlert(driver, createdOn, random), isFalse: random.chance(0.06) };
    });
    const isRecent = (createdOn: number): boolean => createdOn > now - RECENT_MS;
    days.push({
      at: end,
      metres: Math.round(km * 1_000),
      seconds,
      alerts: alerts.filter(({ createdOn }) => !isRecent(createdOn)),
    });
  }
  return days;
}
