import { findAlertCode, hasCamera } from '@pantau/core/contract';
import { normalizeAlert, type AlertInput } from '../ingest/alert-input.ts';
import type { PositionInput } from '../ingest/position-input.ts';
import { alertMix, type AlertKind } from './alert-mix.ts';
import { rounded, type Random } from './random.ts';
import type { SimulatedVehicle } from './simulated-vehicle.ts';

/** New positions and alerts of one company. */
export interface FleetUpdate {
  readonly alerts: readonly AlertInput[];
  readonly positions: readonly PositionInput[];
}

/** Interval between two positions of a vehicle in seconds. */
const REPORT_SECONDS = 10;
/** After a longer pause, such as a suspended machine, the fleet continues from now. */
const MAX_CATCH_UP_MS = 60_000;
/** Share of the alerts that go to the first company; the others split the rest. */
const FIRST_COMPANY_SHARE = 0.85;

export interface SimulatedFleetOptions {
  readonly vehicles: readonly SimulatedVehicle[];
  readonly random: Random;
  /** Alerts per minute, for all companies together. */
  readonly rate: number;
  /** Epoch ms. */
  readonly startsAt: number;
}

/**
 * A simulated fleet. The events up to an instant depend only on seed, start and rate, not on how
 * often they are read.
 */
export class SimulatedFleet {
  readonly #byCompany: ReadonlyMap<number, readonly SimulatedVehicle[]>;
  readonly #random: Random;
  readonly #rate: number;
  /** Last simulated second in epoch ms. */
  #now: number;
  #ticks = 0;
  #nextAlertAt: number;

  constructor({ vehicles, random, rate, startsAt }: SimulatedFleetOptions) {
    this.#byCompany = Map.groupBy(vehicles, (vehicle) => vehicle.companyId);
    this.#random = random;
    this.#rate = rate;
    this.#now = startsAt;
    this.#nextAlertAt = startsAt + this.#nextInterval();
  }

  /** Returns what happened since the previous call, by company id. */
  advanceTo(now: number): ReadonlyMap<number, FleetUpdate> {
    if (now - this.#now > MAX_CATCH_UP_MS) {
      this.#nextAlertAt += now - this.#now;
      this.#now = now;
    }
    const alerts = new Map<number, AlertInput[]>();
    const positions = new Map<number, PositionInput[]>();
    while (this.#now + 1000 <= now) {
      this.#now += 1000;
      this.#ticks += 1;
      this.#reportPositions(positions);
      while (this.#nextAlertAt <= this.#now) {
        const [companyId, alert] = this.#generateAlert(Math.round(this.#nextAlertAt));
        alerts.set(companyId, [...(alerts.get(companyId) ?? []), alert]);
        this.#nextAlertAt += this.#nextInterval();
      }
    }
    const companies = new Set([...alerts.keys(), ...positions.keys()]);
    return new Map(
      [...companies].map((companyId) => [
        companyId,
        { alerts: alerts.get(companyId) ?? [], positions: positions.get(companyId) ?? [] },
      ]),
    );
  }

  /** All vehicles of a company report together, one company after the other. */
  #reportPositions(positions: Map<number, PositionInput[]>): void {
    [...this.#byCompany].forEach(([companyId, vehicles], index) => {
      if ((this.#ticks + index * 2) % REPORT_SECONDS !== 0) return;
      for (const vehicle of vehicles) vehicle.advance(REPORT_SECONDS);
      const reports = vehicles.map((vehicle) => vehicle.report(this.#now));
      positions.set(companyId, [...(positions.get(companyId) ?? []), ...reports]);
    });
  }

  /** Time to the next alert in ms; a Poisson process. */
  #nextInterval(): number {
    if (this.#rate <= 0) return Infinity;
    return (-Math.log(1 - this.#random.next()) * 60_000) / this.#rate;
  }

  #generateAlert(createdOn: number): [companyId: number, alert: AlertInput] {
    const [first, ...others] = this.#byCompany.values();
    if (first === undefined) throw new RangeError('The fleet has no vehicles.');
    const isFirst = others.length === 0 || this.#random.chance(FIRST_COMPANY_SHARE);
    const vehicles = isFirst ? first : this.#random.pick(others);
    const kind = this.#random.weighted(alertMix);
    const vehicle = this.#random.pick(eligibleVehicles(vehicles, kind));
    const { latitude, longitude, address } = vehicle.place;
    const alert = normalizeAlert({
      ...kind.describe(this.#random, { createdOn, address }),
      imei: vehicle.imei,
      alertCode: kind.alertCode,
      createdOn,
      latitude: rounded(latitude, 6),
      longitude: rounded(longitude, 6),
      address,
    });
    return [vehicle.companyId, alert];
  }
}

/** Vehicles that can send the alert, preferring those that move or stand as it requires. */
function eligibleVehicles(
  vehicles: readonly SimulatedVehicle[],
  { alertCode, when }: AlertKind,
): readonly SimulatedVehicle[] {
  const group = findAlertCode(alertCode)?.group;
  const needsCamera = group !== undefined && hasCamera(group);
  const able = vehicles.filter((vehicle) => vehicle.hasCamera || !needsCamera);
  const among = able.length > 0 ? able : vehicles;
  const there = among.filter((vehicle) => vehicle.isMoving === (when === 'moving'));
  return there.length > 0 ? there : among;
}
