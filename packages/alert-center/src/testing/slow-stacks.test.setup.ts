import { expect } from 'vitest';
import type { AlertId } from '../engine/alert/alert.ts';
import { EMERGENCY_CODE } from '../engine/alert/emergency.ts';
import {
  type StackInput,
  type StackedRows,
  REPEAT_WITHIN_MS,
  alertsOfRows,
} from '../engine/stacks/stack-rows.ts';

const named = (ids: readonly AlertId[]): string => [...ids].sort().join();

export const stacksIn = ({ stacks }: StackedRows): ReadonlySet<string> =>
  new Set([...stacks.values()].map(({ ids }) => named(ids)));

/** Two alerts are in one stack if a chain of repeats connects them: slow, and without an order. */
export function slowStacks(
  { ids, alertOf, isOn, isLeaving }: Omit<StackInput, 'expanded' | 'isStill'>,
  wasStacked: ReadonlySet<AlertId>,
): ReadonlySet<string> {
  const repeats = ids.flatMap((id) => {
    const alert = alertOf(id);
    if (!isOn || alert === undefined || alert.alertCode === EMERGENCY_CODE) return [];
    const isOpen = !alert.resolved && !alert.falseAlert;
    return isOpen || (wasStacked.has(id) && isLeaving(id)) ? [{ id, alert }] : [];
  });
  let groups: (typeof repeats)[] = [];
  const isLinked = (left: (typeof repeats)[0], right: (typeof repeats)[0]): boolean =>
    left.alert.alertCode === right.alert.alertCode &&
    left.alert.vehicle.vehicleId === right.alert.vehicle.vehicleId &&
    Math.abs(left.alert.createdOn - right.alert.createdOn) <= REPEAT_WITHIN_MS;
  for (const one of repeats) {
    const linked = groups.filter((group) => group.some((known) => isLinked(one, known)));
    groups = [...groups.filter((group) => !linked.includes(group)), [one, ...linked.flat()]];
  }
  return new Set(
    groups.filter((group) => group.length > 1).map((group) => named(group.map(({ id }) => id))),
  );
}

/** Every alert is in one row, each stack has several, and rows are in the order of the list unless it is still. */
export function expectRows({ ids, rowIds, stacks }: StackedRows, isStill: boolean): void {
  const listed = alertsOfRows(rowIds, (id) => stacks.get(id));
  expect(named(listed), 'an alert is lost or twice').toBe(named(ids));
  expect(new Set(rowIds).size, 'a row is twice').toBe(rowIds.length);
  for (const rowId of stacks.keys()) expect(rowIds).toContain(rowId);
  const isSorted = (places: readonly number[]): boolean =>
    places.every((place, index) => index === 0 || (places[index - 1] ?? 0) < place);
  for (const stack of stacks.values()) {
    expect(stack.ids.length, 'a stack has one alert').toBeGreaterThan(1);
    expect(isSorted(stack.ids.map((id) => ids.indexOf(id))), 'a stack is out of order').toBe(true);
  }
  if (isStill) return;
  const places = rowIds.map((id) => ids.indexOf(stacks.get(id)?.ids[0] ?? id));
  expect(isSorted(places), 'rows are out of order').toBe(true);
}

/** The row of each alert, by its position. */
function rowOfEach({ rowIds, stacks }: StackedRows): ReadonlyMap<AlertId, number> {
  return new Map(
    rowIds.flatMap((rowId, row) =>
      (stacks.get(rowId)?.ids ?? [rowId]).map((id) => [id, row] as const),
    ),
  );
}

/** No row has moved above another one, none has been split, and no expanded stack has grown. */
export function expectStill(before: StackedRows, after: StackedRows): void {
  const [was, now] = [rowOfEach(before), rowOfEach(after)];
  const kept = [...was].filter(([id]) => now.has(id));
  let last = -1;
  for (const row of new Set(kept.map(([, one]) => one))) {
    const rows = new Set(kept.filter(([, one]) => one === row).map(([id]) => now.get(id) ?? -1));
    expect(rows.size, 'a row was split').toBe(1);
    const [place = -1] = rows;
    expect(place, 'a row has moved').toBeGreaterThan(last);
    last = place;
  }
  const further = [...now].filter(([id]) => !was.has(id));
  for (const [id, row] of further) {
    const rowId = after.rowIds[row] ?? '';
    const stack = after.stacks.get(rowId);
    const isJoined = before.stacks.has(rowId);
    expect(isJoined ? stack?.isExpanded : false, `${id} moves rows`).toBe(false);
    if (!isJoined) expect(row, `${id} is above other rows`).toBeGreaterThan(last);
  }
}

/** Whether a list has only been shortened, or continued at its end. */
export function isContinued(before: readonly AlertId[], after: readonly AlertId[]): boolean {
  const listed = new Set(after);
  return before.filter((id) => listed.has(id)).every((id, index) => id === after[index]);
}
