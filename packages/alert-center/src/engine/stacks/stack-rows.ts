import type { Alert, AlertId } from '../alert/alert.ts';
import { isEmergency } from '../alert/emergency.ts';
import { isUnresolved } from '../alert/alert.ts';
import { snoozeKey, snoozeSubjectOf } from '../alert/snooze.ts';

/** Repeats follow one another within this time. */
export const REPEAT_WITHIN_MS = 30 * 60_000;

/** What decides whether an alert repeats another one. */
export type StackableAlert = Pick<
  Alert,
  'createdOn' | 'alertCode' | 'vehicle' | 'resolved' | 'falseAlert'
>;

/** Repeats of one event on one vehicle, which share a row. */
export interface AlertStack {
  /** Id of the row, which no alert has. It stays while repeats arrive. */
  readonly id: string;
  /** At least two, in the order of the list. */
  readonly ids: readonly AlertId[];
  readonly isExpanded: boolean;
}

/** The rows of one list. */
export interface StackedRows {
  /** The alerts of all rows, in the order of the list. */
  readonly ids: readonly AlertId[];
  /** A stack's row is where its first alert would be. `ids` itself when there is no stack. */
  readonly rowIds: readonly string[];
  readonly stacks: ReadonlyMap<string, AlertStack>;
}

export interface StackInput {
  /** In the order of the list. */
  readonly ids: readonly AlertId[];
  readonly alertOf: (id: AlertId) => StackableAlert | undefined;
  readonly isOn: boolean;
  /** The user is busy with the list: no row may move. */
  readonly isStill: boolean;
  /** Whether the user has settled the alert, which is about to leave the list. */
  readonly isLeaving: (id: AlertId) => boolean;
  /** Alerts of the stacks that the user has expanded. */
  readonly expanded: ReadonlySet<AlertId>;
}

const noStacks: ReadonlyMap<string, AlertStack> = new Map();

export const noRows: StackedRows = { ids: [], rowIds: [], stacks: noStacks };

type Group = AlertId[];

/** A stack that repeats may join, by its event and vehicle. */
interface Open {
  readonly group: Group;
  lastOn: number;
}

const rowIdOf = (group: readonly AlertId[]): string => `stack:${group.at(-1) ?? ''}`;

/** The alerts of each stack, by each of its alerts. */
function membersOf({ stacks }: StackedRows): ReadonlyMap<AlertId, AlertStack> {
  const found = new Map<AlertId, AlertStack>();
  for (const stack of stacks.values()) for (const id of stack.ids) found.set(id, stack);
  return found;
}

const sameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((id, index) => id === right[index]);

/** Reuses the previous objects while nothing in them changes, so that unchanged rows do not render. */
function build(
  prev: StackedRows,
  { ids, expanded }: StackInput,
  rows: readonly { readonly id: string; readonly group: Group }[],
): StackedRows {
  const stacks = new Map<string, AlertStack>();
  for (const { id, group } of rows) {
    if (group.length < 2) continue;
    const before = prev.stacks.get(id);
    const isExpanded = group.some((one) => expanded.has(one));
    const isSame = before?.isExpanded === isExpanded && sameList(before.ids, group);
    stacks.set(id, isSame ? before : { id, ids: group, isExpanded });
  }
  if (stacks.size === 0) {
    const isSame = prev.ids === ids && prev.rowIds === ids;
    return isSame ? prev : { ids, rowIds: ids, stacks: noStacks };
  }
  const isSame =
    stacks.size === prev.stacks.size &&
    [...stacks].every(([id, stack]) => prev.stacks.get(id) === stack);
  const rowIds = rows.map(({ id, group }) => (group.length < 2 ? (group[0] ?? id) : id));
  const next: StackedRows = {
    ids,
    rowIds: sameList(prev.rowIds, rowIds) ? prev.rowIds : rowIds,
    stacks: isSame ? prev.stacks : stacks,
  };
  const isUnchanged = ids === prev.ids && next.rowIds === prev.rowIds && isSame;
  return isUnchanged ? prev : next;
}

/** Adds alerts to groups of repeats, in the order of the list; `open` are those that they may join. */
function collect(
  ids: readonly AlertId[],
  { alertOf }: StackInput,
  isRepeatable: (id: AlertId, alert: StackableAlert) => boolean,
  open: Map<string, Open>,
): readonly Group[] {
  const groups: Group[] = [];
  for (const id of ids) {
    const alert = alertOf(id);
    if (alert === undefined || !isRepeatable(id, alert)) {
      groups.push([id]);
      continue;
    }
    const key = snoozeKey(snoozeSubjectOf(alert));
    const known = open.get(key);
    if (known !== undefined && known.lastOn - alert.createdOn <= REPEAT_WITHIN_MS) {
      known.group.push(id);
      known.lastOn = alert.createdOn;
      continue;
    }
    const group = [id];
    groups.push(group);
    open.set(key, { group, lastOn: alert.createdOn });
  }
  return groups;
}

function regroup(prev: StackedRows, input: StackInput): StackedRows {
  const stacked = membersOf(prev);
  const groups = collect(
    input.ids,
    input,
    // What the user has settled leaves from the stack where it was.
    (id, alert) =>
      !isEmergency(alert) && (isUnresolved(alert) || (stacked.has(id) && input.isLeaving(id))),
    new Map(),
  );
  return build(
    prev,
    input,
    groups.map((group) => ({
      id: group.length < 2 ? (group[0] ?? '') : rowIdOf(group),
      group,
    })),
  );
}

/** The previous alerts that are still listed, if the list has only been shortened, or continued at its end. */
function keptOf(prev: StackedRows, ids: readonly AlertId[]): readonly AlertId[] | null {
  if (prev.ids === ids) return ids;
  const listed = new Set(ids);
  const kept = prev.ids.filter((id) => listed.has(id));
  return kept.every((id, index) => id === ids[index]) ? kept : null;
}

/**
 * Every row keeps its place. Older repeats join a collapsed stack above, whose row stays where it is; below an expanded
 * one they would push rows down, so they get a row of their own.
 */
function keepRows(prev: StackedRows, input: StackInput): StackedRows | null {
  const kept = keptOf(prev, input.ids);
  if (kept === null) return null;
  const listed = new Set(kept);
  const open = new Map<string, Open>();
  const rows = prev.rowIds.flatMap((id): { id: string; group: Group }[] => {
    const stack = prev.stacks.get(id);
    const group = (stack?.ids ?? [id]).filter((one) => listed.has(one));
    if (group.length === 0) return [];
    if (stack !== undefined && group.length > 1 && !group.some((one) => input.expanded.has(one))) {
      const last = input.alertOf(group.at(-1) ?? '');
      if (last !== undefined)
        open.set(snoozeKey(snoozeSubjectOf(last)), { group, lastOn: last.createdOn });
    }
    return [{ id, group }];
  });
  const further = collect(
    input.ids.slice(kept.length),
    input,
    (_id, alert) => !isEmergency(alert) && isUnresolved(alert),
    open,
  );
  return build(prev, input, [
    ...rows,
    ...further.map((group) => ({
      id: group.length < 2 ? (group[0] ?? '') : rowIdOf(group),
      group,
    })),
  ]);
}

/**
 * The rows of a list: unresolved repeats of an event on a vehicle, each within `REPEAT_WITHIN_MS` of the previous one, share
 * a row (AC-730). Emergencies never do (AC-731). Decided anew with every change, except that no row moves while the user is
 * busy with the list (AC-734).
 */
export function nextRows(prev: StackedRows, input: StackInput): StackedRows {
  if (!input.isOn)
    return build(
      prev,
      input,
      input.ids.map((id) => ({ id, group: [id] })),
    );
  return (input.isStill ? keepRows(prev, input) : null) ?? regroup(prev, input);
}

/** The alerts of rows, in the order of the rows. */
export function alertsOfRows(
  rowIds: readonly string[],
  stackOf: (rowId: string) => AlertStack | undefined,
): readonly AlertId[] {
  return rowIds.flatMap((id) => stackOf(id)?.ids ?? id);
}
