import type { PantauError } from '@pantau/core';
import { type Atom, type PrimitiveAtom, atom } from 'jotai';
import type { AlertId, Urgency } from '../alert/alert.ts';
import type { KeptDisplay } from '../panel/display.ts';
import type { AlertListState, AlertView, CountsView } from './list-state.ts';
import { meOf } from './current-user.ts';
import type { ConnectionView } from './connection.ts';
import { offsetOf } from './server-clock.ts';
import { type AlertListView as DomainListView, listView } from './list-view.ts';

export interface AlertListView extends DomainListView {
  readonly error: PantauError | null;
}

/** Slices of one mount's state; each tells its readers only when its own value changes. */
export interface AlertCenterAtoms {
  readonly state: PrimitiveAtom<AlertListState>;
  readonly display: PrimitiveAtom<KeptDisplay>;
  readonly connection: Atom<ConnectionView>;
  readonly counts: Atom<CountsView>;
  readonly strip: Atom<readonly AlertView[]>;
  readonly unresolvedOnly: Atom<boolean>;
  /** Alerts that are open in a preview. */
  readonly openIds: Atom<ReadonlySet<AlertId>>;
  /** Scopes that the source says the user holds; null where it has not told. */
  readonly callerScopes: Atom<readonly string[] | null>;
  /** What to add to this machine's clock for the server's time, ms. */
  readonly serverOffset: Atom<number>;
  /** Id of the user; null while it is not known. */
  readonly myId: Atom<string | null>;
  readonly lists: Readonly<Record<Urgency, Atom<AlertListView>>>;
  /** A new atom at each call: keep it as long as it is read. */
  alert(id: AlertId): Atom<AlertView | undefined>;
}

/** The same object as before as long as its fields are. */
function steady<T extends object>(): (next: T) => T {
  let before: T | undefined;
  return (next) => {
    const last = before;
    const keys = Object.keys(next) as (keyof T)[];
    if (last !== undefined && keys.every((key) => Object.is(next[key], last[key]))) return last;
    before = next;
    return next;
  };
}

export function createAtoms(start: AlertListState, display: KeptDisplay): AlertCenterAtoms {
  const state = atom(start);
  const list = (urgency: Urgency): Atom<AlertListView> => {
    const keep = steady<AlertListView>();
    // The engine lets only PantauErrors in.
    return atom((get) => keep(listView(get(state), urgency) as AlertListView));
  };
  const alert = (id: AlertId): Atom<AlertView | undefined> =>
    atom((get) => get(state).entities.get(id)?.view);
  return {
    state,
    display: atom(display),
    connection: atom((get) => get(state).connection.view),
    counts: atom((get) => get(state).countsView),
    strip: atom((get) => get(state).strip),
    unresolvedOnly: atom((get) => get(state).unresolvedOnly),
    openIds: atom((get) => get(state).openIds),
    callerScopes: atom((get) => get(state).caller?.scopes ?? null),
    serverOffset: atom((get) => offsetOf(get(state))),
    myId: atom((get) => meOf(get(state))?.userId ?? null),
    lists: { urgent: list('urgent'), important: list('important') },
    alert,
  };
}
