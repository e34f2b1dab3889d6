import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import { EMERGENCY_CODE } from '../alert/emergency.ts';
import {
  expectRows,
  expectStill,
  slowStacks,
  stacksIn,
} from '../../testing/slow-stacks.test.setup.ts';
import {
  type StackInput,
  type StackableAlert,
  type StackedRows,
  nextRows,
  noRows,
} from './stack-rows.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const numRuns = process.env['PANTAU_FULL'] === undefined ? 1_000 : 10_000;
const MINUTE_MS = 60_000;

interface Known extends StackableAlert {
  readonly id: AlertId;
}

/** A world that changes as the lists do: alerts arrive late and twice, are settled, and come page by page. */
class World {
  readonly alerts = new Map<AlertId, Known>();
  /** How many alerts the list has loaded, from the newest. */
  loaded = 8;
  readonly leaving = new Set<AlertId>();
  expanded = new Set<AlertId>();
  isOn = true;
  rows: StackedRows = noRows;

  arrive(minutesAgo: number, vehicle: number, alertCode: number, id: number): void {
    const name = String(id);
    if (this.alerts.has(name)) return;
    const vehicleId = String(vehicle);
    this.alerts.set(name, {
      id: name,
      createdOn: 1_000_000_000 - minutesAgo * MINUTE_MS,
      alertCode,
      vehicle: { vehicleId, childVehicleId: null, licensePlate: '', category: null, imei: null },
      resolved: false,
      falseAlert: false,
    });
  }

  all(): readonly Known[] {
    return [...this.alerts.values()].sort(
      (left, right) => right.createdOn - left.createdOn || Number(right.id) - Number(left.id),
    );
  }

  pick(index: number): Known | undefined {
    const all = this.all();
    return all[index % Math.max(1, all.length)];
  }

  change(index: number, change: Partial<StackableAlert>): void {
    const alert = this.pick(index);
    if (alert !== undefined) this.alerts.set(alert.id, { ...alert, ...change });
  }

  input(isStill: boolean): StackInput {
    const { isOn, leaving, expanded } = this;
    const before = this.rows.ids;
    const all = this.all().map(({ id }) => id);
    // While the list is still, arrivals wait; pages that the user loads follow below.
    const known = new Set(before);
    const last = all.findLastIndex((id) => known.has(id));
    const shown = all.slice(0, this.loaded);
    const ids = isStill && last !== -1 ? [...before, ...all.slice(last + 1, this.loaded)] : shown;
    return {
      ids: ids.length === before.length && ids.every((id, at) => id === before[at]) ? before : ids,
      alertOf: (id) => this.alerts.get(id),
      isOn,
      isStill,
      isLeaving: (id) => leaving.has(id),
      expanded,
    };
  }
}

type Step = readonly [name: string, run: (world: World) => void];

const vehicle = fc.nat(2);
const code = fc.constantFrom(8, 8, 15, EMERGENCY_CODE);
const at = fc.nat(30);

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.nat(150), vehicle, code, fc.nat(60))
      .map((args): Step => [`arrive(${args.join()})`, (world) => world.arrive(...args)]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(at, fc.boolean())
      .map(([index, isFalse]): Step => [
        `settle(${index})`,
        (world) => world.change(index, isFalse ? { falseAlert: true } : { resolved: true }),
      ]),
  },
  {
    weight: 1,
    arbitrary: at.map((index): Step => [
      `reopen(${index})`,
      (world) => world.change(index, { falseAlert: false, resolved: false }),
    ]),
  },
  {
    weight: 1,
    arbitrary: at.map((index): Step => [
      `ownSettles(${index})`,
      (world) => {
        const alert = world.pick(index);
        if (alert !== undefined) world.leaving.add(alert.id);
        world.change(index, { resolved: true });
      },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Step>(['older', (world) => (world.loaded += 5)]),
  },
  {
    weight: 2,
    arbitrary: at.map((index): Step => [
      `expand(${index})`,
      (world) => {
        const stack = [...world.rows.stacks.values()][index % Math.max(1, world.rows.stacks.size)];
        const next = new Set(world.expanded);
        for (const id of stack?.ids ?? []) {
          if (stack?.isExpanded === true) next.delete(id);
          else next.add(id);
        }
        world.expanded = next;
      },
    ]),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((isOn): Step => [`turn(${isOn})`, (world) => (world.isOn = isOn)]),
  },
);

describe('rows of repeats, after any arrivals, settlements, pages and expansions', () => {
  it('equal the slow model while the list is calm, and none moves while it is still (AC-730, AC-731, AC-734, AC-735)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(steps, fc.boolean()), { minLength: 5, maxLength: 60 }),
        (schedule) => {
          const world = new World();
          for (const [[, step], isStill] of schedule) {
            const { isOn, rows: before } = world;
            step(world);
            // The switch is the user's own, so that it also applies to a still list.
            const isHeld = isStill && world.isOn === isOn && before.ids.length > 0;
            const input = world.input(isHeld);
            world.rows = nextRows(before, input);
            expectRows(world.rows, isHeld);
            if (isHeld) {
              expectStill(before, world.rows);
              continue;
            }
            const wasStacked = new Set([...before.stacks.values()].flatMap(({ ids }) => ids));
            expect(stacksIn(world.rows)).toEqual(slowStacks(input, wasStacked));
          }
        },
      ),
      { numRuns },
    );
  });

  it('do not depend on the order of arrival, nor on alerts that arrive twice', () => {
    const arrivals = fc.uniqueArray(fc.tuple(fc.nat(150), vehicle, code, fc.nat(60)), {
      selector: ([, , , id]) => id,
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        arrivals.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list], { minLength: 2 * list.length }),
          ),
        ),
        ([list, shuffled]) => {
          const rowsOf = (order: typeof list, isEach: boolean): StackedRows => {
            const world = new World();
            world.loaded = 100;
            for (const one of order) {
              world.arrive(...one);
              if (isEach) world.rows = nextRows(world.rows, world.input(false));
            }
            return nextRows(world.rows, world.input(false));
          };
          const [once, other] = [rowsOf(list, false), rowsOf(shuffled, true)];
          expect(other.rowIds).toEqual(once.rowIds);
          expect(stacksIn(other)).toEqual(stacksIn(once));
        },
      ),
      { numRuns },
    );
  });

  it('stay the same objects while nothing in them changes', () => {
    const world = new World();
    for (const ago of [0, 5, 20, 90]) world.arrive(ago, 1, 8, ago + 1);
    world.arrive(3, 2, 8, 50);
    world.rows = nextRows(noRows, world.input(false));
    expect(nextRows(world.rows, world.input(false))).toBe(world.rows);
    expect(nextRows(world.rows, world.input(true))).toBe(world.rows);
    world.arrive(2, 2, 15, 51);
    const next = nextRows(world.rows, world.input(false));
    expect(next).not.toBe(world.rows);
    expect([...next.stacks.values()]).toEqual([...world.rows.stacks.values()]);
    expect([...next.stacks.values()][0]).toBe([...world.rows.stacks.values()][0]);
  });
});
