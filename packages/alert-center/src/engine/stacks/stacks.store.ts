import type { AlertId, Urgency } from '../alert/alert.ts';
import { type AlertListState, shownKey, urgencies } from '../list/list-state.ts';
import type { WithList } from '../list/selectors.ts';
import type { AlertSettings } from '../panel/reminder-interval.ts';
import { createFanOut } from '../state/fan-out.ts';
import type { Observable } from '../state/state.ts';
import { type StackedRows, nextRows, noRows } from './stack-rows.ts';
import { isStacking } from './stacking.ts';

export interface StacksView {
  /** Whether repeats stack. */
  readonly isOn: boolean;
  readonly lists: Readonly<Record<Urgency, StackedRows>>;
}

export interface Stacks extends Observable<StacksView> {
  /** Shows or hides the alerts of a stack below its row. */
  expand(stackId: string, expanded: boolean): void;
}

interface WithSettings extends WithList {
  readonly settings: AlertSettings;
}

/** What the rows were derived from. */
interface Basis {
  readonly list: AlertListState;
  readonly choice: boolean | undefined;
  readonly expanded: ReadonlySet<AlertId>;
}

/** After these changes the user expects other rows, also while busy with the list. */
function isAsked(before: Basis | null, { list, choice }: Basis): boolean {
  return (
    before === null ||
    choice !== before.choice ||
    list.unresolvedOnly !== before.list.unresolvedOnly ||
    list.search !== before.list.search
  );
}

/** The rows of both lists with repeats in stacks, derived from the store when they are read. */
export function createStacks(store: Observable<WithSettings>): Stacks {
  let view: StacksView = { isOn: false, lists: { urgent: noRows, important: noRows } };
  let basis: Basis | null = null;
  let expanded: ReadonlySet<AlertId> = new Set();
  /** Whether the rows of a list are stacked; it follows `isOn` once the list is calm. */
  const stacked: Record<Urgency, boolean> = { urgent: false, important: false };
  let onExpanded = (): void => {};

  const rowsOf = (urgency: Urgency, list: AlertListState, asked: boolean): StackedRows => {
    const { ids, isBusy, settledUntil } = list.lists[shownKey(list, urgency)];
    const isStill = isBusy && !asked;
    if (!isStill) stacked[urgency] = view.isOn;
    return nextRows(view.lists[urgency], {
      ids,
      alertOf: (id) => list.entities.get(id)?.view.alert,
      isOn: stacked[urgency],
      isStill,
      isLeaving: (id) => settledUntil.has(id),
      expanded,
    });
  };

  const get = (): StacksView => {
    const { list, settings } = store.get();
    const next: Basis = { list, choice: settings.stacksRepeats, expanded };
    if (basis?.list === list && basis.choice === next.choice && basis.expanded === expanded)
      return view;
    const asked = isAsked(basis, next);
    basis = next;
    const isOn = isStacking(settings.stacksRepeats, list.countsView, view.isOn);
    if (isOn !== view.isOn) view = { ...view, isOn };
    const lists = { ...view.lists };
    for (const urgency of urgencies) lists[urgency] = rowsOf(urgency, list, asked);
    if (urgencies.some((urgency) => lists[urgency] !== view.lists[urgency]))
      view = { ...view, lists };
    return view;
  };

  const subscribe = createFanOut(get, (onChange) => {
    onExpanded = onChange;
    const end = store.subscribe(get, onChange);
    return () => {
      onExpanded = () => {};
      end();
    };
  });

  return {
    get,
    subscribe,
    expand(stackId, isExpanded) {
      const { lists } = get();
      const stack = urgencies.flatMap((urgency) => lists[urgency].stacks.get(stackId) ?? [])[0];
      if (stack === undefined || stack.isExpanded === isExpanded) return;
      const next = new Set(expanded);
      for (const id of stack.ids) {
        if (isExpanded) next.add(id);
        else next.delete(id);
      }
      expanded = next;
      onExpanded();
    },
  };
}
