import type { AlertId, Urgency } from '../alert/alert.ts';
import { type AlertListState, urgencies } from '../list/list-state.ts';
import type { Slot } from '../state/state.ts';
import {
  type PickedAlert,
  type Picks,
  dropPicks,
  noPicks,
  pickMore,
  pickOne,
  rangeOf,
} from './selection.ts';

export interface PicksState {
  get(): Picks;
  pick(id: AlertId, isOn: boolean): void;
  pickTo(id: AlertId): void;
  add(alerts: readonly PickedAlert[], isAllOf: Urgency | null): void;
  /** Remembers them as they are; later lets go of those that are done with. What was picked since stays. */
  mark(): (isDone: (id: AlertId) => boolean) => void;
  clear(): void;
}

/** What is picked, in one mount. `onChange` is told when the first is picked and the last let go. */
export function createPicksState(
  slot: Slot<Picks>,
  getState: () => AlertListState,
  onChange: () => void,
): PicksState {
  const { get } = slot;
  const set = (next: Picks): void => {
    const had = get().alerts.size > 0;
    slot.set(next);
    if (had !== next.alerts.size > 0) onChange();
  };
  const known = (ids: readonly AlertId[]): readonly PickedAlert[] =>
    ids.flatMap((id) => getState().entities.get(id)?.view.alert ?? get().alerts.get(id) ?? []);

  return {
    get,
    pick(id, isOn) {
      for (const alert of known([id])) set(pickOne(get(), alert, isOn));
    },
    pickTo(id) {
      const { lists } = getState();
      const urgency = urgencies.find((one) => lists[one].ids.includes(id));
      const order = urgency === undefined ? [] : lists[urgency].ids;
      const picks = pickMore(get(), known(rangeOf(order, get().last, id)));
      set({ ...picks, last: picks.last ?? id });
    },
    add: (alerts, isAllOf) => set({ ...pickMore(get(), alerts), isAllOf }),
    mark() {
      const before = get();
      return (isDone) => set(dropPicks(get(), before, isDone));
    },
    clear: () => set(noPicks),
  };
}
