import type { Alert, AlertId } from '../alert/alert.ts';
import type { AlertListState, Entity, ListKey, ListState, Load, LoadSlot } from './list-state.ts';
import type { ConnectionState } from './connection.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The next state while one event is being applied. Top-level fields are replaced; the map of alerts is
 * copied on its first change.
 */
export interface Draft extends Mutable<AlertListState> {
  readonly before: AlertListState;
  readonly now: number;
  /** Alerts whose derived fields must be updated. */
  readonly dirty: Set<AlertId>;
  /** Whether lists or filters changed, so that the rows must be derived again. */
  rowsChanged: boolean;
  /** Whether alerts have other owners, so that a search by owner counts others. */
  ownersChanged: boolean;
  /** New alerts of this event. */
  readonly arrivals: Alert[];
}

export function openDraft(before: AlertListState, now: number): Draft {
  return {
    ...before,
    before,
    now,
    dirty: new Set(),
    rowsChanged: false,
    ownersChanged: false,
    arrivals: [],
  };
}

function editEntities(draft: Draft): Map<AlertId, Entity> {
  if (draft.entities === draft.before.entities) draft.entities = new Map(draft.entities);
  return draft.entities as Map<AlertId, Entity>;
}

export function putEntity(draft: Draft, id: AlertId, entity: Entity): void {
  editEntities(draft).set(id, entity);
}

/** What is known about the search, copied on its first change. */
export function editFound(draft: Draft): Map<AlertId, boolean> {
  if (draft.found.matches === draft.before.found.matches || draft.found.matches.size === 0) {
    draft.found = { ...draft.found, matches: new Map(draft.found.matches) };
  }
  return draft.found.matches as Map<AlertId, boolean>;
}

export function dropEntity(draft: Draft, id: AlertId): void {
  if (!draft.entities.has(id)) return;
  editEntities(draft).delete(id);
  if (draft.found.matches.has(id)) editFound(draft).delete(id);
  draft.rowsChanged = true;
}

export function dropAllEntities(draft: Draft): void {
  draft.entities = new Map();
  draft.found = { ...draft.found, matches: new Map() };
  draft.rowsChanged = true;
}

export function editList(draft: Draft, key: ListKey, change: Partial<ListState>): void {
  draft.lists = { ...draft.lists, [key]: { ...draft.lists[key], ...change } };
  draft.rowsChanged = true;
}

export function editLoad(draft: Draft, slot: LoadSlot, change: Partial<Load>): void {
  draft.loads = { ...draft.loads, [slot]: { ...draft.loads[slot], ...change } };
}

export function editConnection(draft: Draft, change: Partial<ConnectionState>): void {
  draft.connection = { ...draft.connection, ...change };
}
