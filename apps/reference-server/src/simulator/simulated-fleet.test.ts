import { describe, expect, it } from 'vitest';
import { demoRoads } from '../demo/demo-roads.ts';
import { createRandom } from './random.ts';
import { createRoad } from '../geo/road.ts';
import { SimulatedFleet, type FleetUpdate } from './simulated-fleet.ts';
import { SimulatedVehicle } from './simulated-vehicle.ts';

const startsAt = Date.UTC(2026, 10, 20, 1);
const MINUTE_MS = 60_000;

function fleetOf({ seed = 1, rate = 60 } = {}): SimulatedFleet {
  const random = createRandom(seed);
  const roads = Object.values(demoRoads).flat().map(createRoad);
  const vehicles = [1, 1, 1, 1, 1, 2, 2, 3].map(
    (companyId, index) =>
      new SimulatedVehicle(
        { imei: `V${index}`, companyId, vehicleId: index, hasCamera: index % 2 === 0 },
        random.pick(roads),
        random,
      ),
  );
  return new SimulatedFleet({ vehicles, random, rate, startsAt });
}

/** Everything within a number of minutes, advanced every `step` ms. */
function run(fleet: SimulatedFleet, minutes: number, step: number) {
  const all: (FleetUpdate & { companyId: number })[] = [];
  for (let at = startsAt; at <= startsAt + minutes * MINUTE_MS; at += step) {
    for (const [companyId, happened] of fleet.advanceTo(at)) all.push({ companyId, ...happened });
  }
  const alerts = all.flatMap(({ companyId, alerts: own }) =>
    own.map((alert) => ({ companyId, ...alert })),
  );
  return { alerts, positions: all.flatMap(({ positions }) => positions) };
}

const byTime = <T extends { createdOn: number }>(alerts: T[]) =>
  alerts.toSorted((a, b) => a.createdOn - b.createdOn);

describe('the simulated fleet', () => {
  it('is deterministic for a seed, however often it advances (RS-109)', () => {
    const often = run(fleetOf(), 10, 500);
    const seldom = run(fleetOf(), 10, 30_000);
    expect(byTime(seldom.alerts)).toEqual(byTime(often.alerts));
    expect(seldom.positions).toHaveLength(often.positions.length);
    expect(often.alerts).not.toEqual(run(fleetOf({ seed: 2 }), 10, 500).alerts);
  });

  it('sends alerts at the configured rate, most of them for the first company (RS-109)', () => {
    const { alerts } = run(fleetOf({ rate: 120 }), 60, 1000);
    // 7200 on average; four standard deviations of a Poisson process to either side.
    expect(Math.abs(alerts.length - 7200)).toBeLessThan(4 * Math.sqrt(7200));
    const first = alerts.filter((alert) => alert.companyId === 1).length / alerts.length;
    expect(first).toBeGreaterThan(0.8);
    expect(first).toBeLessThan(0.9);
    expect(new Set(alerts.map((alert) => alert.companyId))).toEqual(new Set([1, 2, 3]));
  });

  it('sends only positions at a rate of 0 (RS-109)', () => {
    const { alerts, positions } = run(fleetOf({ rate: 0 }), 5, 1000);
    expect(alerts).toEqual([]);
    expect(positions).toHaveLength(8 * 30);
  });

  it('reports every vehicle every ten seconds at plausible speeds (RS-109)', () => {
    const { positions } = run(fleetOf(), 120, 1000);
    for (const [, own] of Map.groupBy(positions, (position) => position.imei)) {
      own.forEach((position, index) => {
        const before = own[index - 1];
        expect(position.speed).toBeLessThanOrEqual(92);
        if (before === undefined) return;
        expect(position.recordedOn - before.recordedOn).toBe(10_000);
        expect((position.odometer ?? 0) - (before.odometer ?? 0)).toBeLessThan(0.27);
        expect(position.odometer).toBeGreaterThanOrEqual(before.odometer ?? 0);
      });
    }
    expect(positions.some((position) => position.ignition === false)).toBe(true);
    expect(positions.some((position) => position.ignition === true && position.speed === 0)).toBe(
      true,
    );
  });

  it('sends camera alerts only for vehicles with cameras (RS-109)', () => {
    const { alerts } = run(fleetOf({ rate: 300 }), 30, 1000);
    const seen = alerts.filter((alert) => alert.alertCode === 51 && alert.companyId === 1);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((alert) => alert.imei))).toEqual(new Set(['V0', 'V2', 'V4']));
  });

  it('continues from now after a pause, without catching up (RS-109)', () => {
    const fleet = fleetOf();
    fleet.advanceTo(startsAt + MINUTE_MS);
    const woken = startsAt + 600 * MINUTE_MS;
    fleet.advanceTo(woken);
    const after = [...fleet.advanceTo(woken + 20_000).values()];
    const alerts = after.flatMap((happened) => happened.alerts);
    expect(alerts.length).toBeLessThan(60);
    expect(alerts.every((alert) => alert.createdOn >= woken)).toBe(true);
  });
});
