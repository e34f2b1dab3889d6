import { type AlertCodeEntry, findAlertCode, hasCamera } from '@pantau/core/contract';
import type { Alert, FleetOrder, RuleId } from '../../engine/alert/alert.ts';
import { type FleetVehicle, fleet } from './fleet.ts';
import type { Random } from './random.ts';

/** The alert rules of the scripted company and the codes they match. */
export const worldRules = {
  urgent: { id: '11', codes: [1, 6, 8, 14, 49, 53, 90, 110] },
  important: { id: '12', codes: [9, 10, 13, 15, 16, 17, 50, 51, 52, 54, 91, 92, 117, 138] },
  autoPopup: { id: '13', codes: [1, 6] },
} as const;

const codes: readonly number[] = [...worldRules.urgent.codes, ...worldRules.important.codes];

/** Fields to set; the others are generated from the seed. */
export type AlertOverrides = Partial<Omit<Alert, 'id' | 'seq'>>;

function rulesOfCode(alertCode: number): readonly RuleId[] {
  return Object.values(worldRules)
    .filter((rule) => (rule.codes as readonly number[]).includes(alertCode))
    .map((rule) => rule.id);
}

interface Measure {
  readonly trigger: number | null;
  readonly threshold: number | null;
  readonly seconds: number | null;
}

function measure(entry: AlertCodeEntry | undefined, random: Random): Measure {
  switch (entry?.unit) {
    case 'km/h':
      return { trigger: random.whole(84, 112), threshold: 80, seconds: random.whole(60, 240) };
    case '%':
      return { trigger: random.whole(11, 28), threshold: 10, seconds: null };
    case '°C':
      return { trigger: random.whole(-120, -60) / 10, threshold: -18, seconds: null };
    case 's':
      if (entry.alertCode === 49)
        return { trigger: random.whole(25, 60) / 10, threshold: 2, seconds: null };
      if (entry.alertCode === 117)
        return { trigger: random.whole(241, 320) * 60, threshold: 14_400, seconds: null };
      return { trigger: random.whole(20, 190) * 60, threshold: 900, seconds: null };
    case null:
    case undefined:
      return { trigger: null, threshold: null, seconds: null };
  }
}

/** The size in degrees of the area where a vehicle's alerts occur; with a geofence, inside it. */
const AROUND = { road: 0.02, fence: 0.006 };

/** A random position near the vehicle's usual place; sometimes `null`. */
function positionOf(vehicle: FleetVehicle, random: Random): Alert['position'] {
  if (random.next() < 0.06) return null;
  const around = vehicle.fence === null ? AROUND.road : AROUND.fence;
  const near = (degrees: number): number =>
    Math.round((degrees + (random.next() - 0.5) * around) * 1e5) / 1e5;
  return { latitude: near(vehicle.latitude), longitude: near(vehicle.longitude) };
}

const MINUTE_S = 60;
const MINUTE_MS = 60_000;

/** The task of a fleet-order alert. Uses no random numbers, so that other alerts stay the same. */
function fleetOrderOf(
  entry: AlertCodeEntry | undefined,
  vehicle: FleetVehicle,
  alertId: string,
  createdOn: number,
): FleetOrder | null {
  if (entry?.group !== 'fleetOrder') return null;
  const isLate = entry.alertCode === 138;
  return {
    foNumber: `FO-${alertId.padStart(6, '0')}`,
    foId: `7${alertId}`,
    logId: `3${alertId}`,
    detail: {
      location: vehicle.fence ?? vehicle.address,
      totalFoDuration: 380 * MINUTE_S,
      targetTime: createdOn - 25 * MINUTE_MS,
      actualTime: isLate ? createdOn : null,
      estimatedTargetTime: isLate ? null : createdOn + 15 * MINUTE_MS,
      pointLocationName: vehicle.address,
      pointInKm: 3.4,
      plannedActivitiesDuration: 45 * MINUTE_S,
    },
  };
}

/** Creates an alert of the scripted fleet; unresolved and unread by default. */
export function makeAlert(
  random: Random,
  identity: { readonly id: string; readonly seq: number; readonly now: number },
  overrides: AlertOverrides,
): Alert {
  const vehicle = random.pick(fleet);
  const alertCode = overrides.alertCode ?? random.pick(codes);
  const entry = findAlertCode(alertCode);
  const { trigger, threshold, seconds } = measure(entry, random);
  const createdOn = overrides.createdOn ?? identity.now;
  return {
    id: identity.id,
    seq: identity.seq,
    createdOn,
    receivedOn: Math.max(createdOn, identity.now),
    alertCode,
    alertRuleIds: rulesOfCode(alertCode),
    alertData: null,
    alertFlag: null,
    alertTrigger: trigger,
    threshold,
    durationSeconds: seconds,
    description: {
      id: entry?.descriptionIdn ?? String(alertCode),
      en: entry?.descriptionEng ?? String(alertCode),
    },
    shortDescription: {
      id: entry?.shortDescriptionIdn ?? String(alertCode),
      en: entry?.shortDescriptionEng ?? String(alertCode),
    },
    vehicle: {
      vehicleId: vehicle.vehicleId,
      childVehicleId: null,
      licensePlate: vehicle.licensePlate,
      category: vehicle.category,
      imei: vehicle.imei,
    },
    driver: vehicle.driver,
    position: positionOf(vehicle, random),
    geofences:
      vehicle.fence === null ? [] : [{ geofenceId: vehicle.vehicleId, fenceName: vehicle.fence }],
    address: random.next() < 0.1 ? null : vehicle.address,
    shouldHaveMedia: entry !== undefined && hasCamera(entry.group),
    sourceDeviceType: vehicle.deviceType,
    callState: {
      hasVoip: true,
      deviceType: vehicle.deviceType,
      imeiVoip: vehicle.imei,
      vehicleIdVoip: vehicle.vehicleId,
    },
    fleetOrder: fleetOrderOf(entry, vehicle, identity.id, createdOn),
    read: false,
    resolved: false,
    resolvedOn: null,
    resolver: null,
    falseAlert: false,
    lastNote: null,
    log: [],
    ...overrides,
  };
}
