import type { AlertId, Urgency } from '../alert/alert.ts';
import { type AlertListState, shownKey, urgencies } from '../list/list-state.ts';
import type { Slot } from '../state/state.ts';
import {
  type SelectedAlert,
  type AlertSelection,
  removeDone,
  emptySelection,
  addToSelection,
  setSelected,
  rangeOf,
} from './selection.ts';

export interface SelectionState {
  get(): AlertSelection;
  select(id: AlertId, selected: boolean): void;
  selectTo(id: AlertId, order?: readonly AlertId[]): void;
  add(alerts: readonly SelectedAlert[], isAllOf: Urgency | null): void;
  /** Takes a snapshot; the returned function deselects alerts that were in it and not selected again since. */
  mark(): (isDone: (id: AlertId) => boolean) => void;
  clear(): void;
}

/** The selection of one mount. `onChange` is called when it becomes empty or stops being empty. */
export function createSelectionState(
  slot: Slot<AlertSelection>,
  getState: () => AlertListState,
  onChange: () => void,
): SelectionState {
  const { get } = slot;
  const set = (next: AlertSelection): void => {
    const wasNonEmpty = get().alerts.size > 0;
    slot.set(next);
    if (wasNonEmpty !== next.alerts.size > 0) onChange();
  };
  const known = (ids: readonly AlertId[]): readonly SelectedAlert[] =>
    ids.flatMap((id) => getState().entities.get(id)?.view.alert ?? get().alerts.get(id) ?? []);

  return {
    get,
    select(id, selected) {
      for (const alert of known([id])) set(setSelected(get(), alert, selected));
    },
    selectTo(id, given) {
      const state = getState();
      const shown = urgencies.map((urgency) => state.lists[shownKey(state, urgency)].ids);
      const order = given ?? shown.find((ids) => ids.includes(id)) ?? [];
      const extended = addToSelection(get(), known(rangeOf(order, get().last, id)));
      set({ ...extended, last: extended.last ?? id });
    },
    add: (alerts, isAllOf) => set({ ...addToSelection(get(), alerts), isAllOf }),
    mark() {
      const before = get();
      return (isDone) => set(removeDone(get(), before, isDone));
    },
    clear: () => set(emptySelection),
  };
}
