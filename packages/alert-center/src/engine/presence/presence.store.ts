import type { AlertId } from '../alert/alert.ts';
import type { PreviewsView } from '../previews/previews-view.ts';
import type { Observable, Slot } from '../state/state.ts';
import { type Presence, type PresenceEvent, applyPresence } from '../list/presence.ts';

export interface PresenceOptions {
  readonly view: Slot<Presence>;
  readonly previews: Observable<PreviewsView>;
  /** States to the source what the user has open. */
  readonly setOpen: (ids: readonly AlertId[]) => void;
}

/** Who has which alerts open, and what the user has open themselves. */
export interface PresenceState {
  /** Null when it is not known any more. */
  receive(event: PresenceEvent | null): void;
  /** Whether the page can be seen; alerts on a page that is hidden are not open. Defaults to `true`. */
  setVisible(isVisible: boolean): void;
  /** Returns a function that stops it. */
  start(): () => void;
}

/** What opened by itself is not open to its user until they use it. */
const openIdsOf = ({ previews }: PreviewsView): string =>
  previews
    .filter(({ automatic }) => automatic !== true)
    .map(({ id }) => id)
    .sort()
    .join(' ');

export function createPresenceState({ view, previews, setOpen }: PresenceOptions): PresenceState {
  let isVisible = true;
  let isStarted = false;
  let stated = '';
  const state = (): void => {
    const ids = isStarted && isVisible ? openIdsOf(previews.get()) : '';
    if (ids === stated) return;
    stated = ids;
    setOpen(ids === '' ? [] : ids.split(' '));
  };
  return {
    receive(event) {
      const next = applyPresence(view.get(), event);
      if (next !== view.get()) view.set(next);
    },
    setVisible(next) {
      isVisible = next;
      state();
    },
    start() {
      isStarted = true;
      const end = previews.subscribe(openIdsOf, state);
      state();
      return () => {
        end();
        isStarted = false;
        state();
      };
    },
  };
}
