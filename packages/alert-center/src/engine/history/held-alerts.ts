import type { Alert, AlertId } from '../alert/alert.ts';
import { holdIds } from '../list/hold-ids.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertView } from '../list/list-state.ts';
import type { ListObservable } from '../list/selectors.ts';

/** Reports what changed about held alerts. */
export interface HeldListener {
  /** Alerts that changed: by a live message, by an action of this user, or because the rules changed. */
  onChange(views: readonly AlertView[]): void;
  /** Changes were missed: the alerts have to be read again. */
  onStale(): void;
}

/** A response with alerts. */
export interface ReadAlerts {
  readonly alerts: readonly Alert[];
  /** Sequence number up to which they include every change. */
  readonly head: number;
  /** Head of the store's sequence when they were requested; `null` if it was unknown. */
  readonly headAtStart: number | null;
}

/**
 * Keeps alerts in the store that no list shows, so that live messages change them and the user can act on
 * them. Each view has its own.
 */
export interface HeldAlerts {
  /** Holds these alerts instead of those before, and returns them as they are now. */
  hold(read: ReadAlerts): readonly AlertView[];
  /** Holds the same alerts again after `release`. */
  resume(): void;
  release(): void;
  watch(listener: HeldListener): () => void;
}

/** The store of the alert centre. */
export interface HoldingStore extends ListObservable {
  dispatch(event: AlertListEvent): void;
}

export function createHeldAlerts(store: HoldingStore): HeldAlerts {
  const holder = {};
  let last: ReadAlerts | null = null;
  let shown: readonly AlertView[] = [];

  const keep = (ids: readonly AlertId[]): void => holdIds(store.dispatch, holder, ids);
  const put = ({ alerts, headAtStart }: ReadAlerts): void => {
    keep(alerts.map(({ id }) => id));
    store.dispatch({ type: 'alertsRead', alerts, headAtStart });
  };
  const viewsOf = ({ alerts }: ReadAlerts): readonly AlertView[] => {
    const { entities } = store.get().list;
    return alerts.map(
      (alert) =>
        entities.get(alert.id)?.view ?? {
          alert,
          urgency: 'important',
          pending: false,
          snoozed: false,
        },
    );
  };
  /** Whether changes of a held alert may have been missed. */
  const isStale = ({ alerts }: ReadAlerts): boolean => {
    const { entities } = store.get().list;
    return alerts.some(({ id }) => entities.get(id)?.isContradicted ?? true);
  };

  return {
    hold(read) {
      last = read;
      put(read);
      shown = viewsOf(read);
      return shown;
    },
    resume() {
      if (last !== null) put(last);
    },
    release: () => keep([]),
    watch({ onChange, onStale }) {
      let reported: ReadAlerts | null = null;
      const look = (): void => {
        if (last === null) return;
        const views = viewsOf(last);
        const changed = views.filter((view, index) => view !== shown[index]);
        shown = views;
        if (changed.length > 0) onChange(changed);
        if (reported === last || !isStale(last)) return;
        const { head } = store.get().list.sequence;
        // The feed has begun after the alerts were read, and nothing has happened in between.
        if (head !== null && head <= last.head) put({ ...last, headAtStart: head });
        else {
          reported = last;
          onStale();
        }
      };
      look();
      return store.subscribe(({ list }) => list.entities, look);
    },
  };
}
