import type { KeyValueStore, PersistedValue } from '@pantau/core';
import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  union,
} from 'valibot';
import type { AlertChange } from '../alert/alert-action.ts';
import type { AlertId } from '../alert/alert.ts';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';

/** A change to one alert that the server has not confirmed. */
export interface StoredAction {
  /** The page that sends it, as long as that exists. */
  readonly owner: string;
  /** Increases with each action of its owner. */
  readonly order: number;
  /** `null` when the user is unknown. */
  readonly userId: string | null;
  readonly alert: {
    readonly id: AlertId;
    readonly createdOn: number;
    readonly licensePlate: string;
  };
  readonly change: AlertChange;
  /** Server time, epoch ms. */
  readonly queuedOn: number;
  /** The user has undone it meanwhile: it is reverted once it is confirmed. */
  readonly undone: boolean;
  /** The user's confirmed change that this action undoes. */
  readonly undoes?: AlertChange | undefined;
}

const change = union([
  object({ type: picklist(['read', 'checkAgain']) }),
  object({ type: literal('resolve'), note: optional(string()) }),
  object({ type: literal('falseAlert'), reason: string() }),
  object({ type: literal('note'), text: string() }),
  object({
    type: literal('owner'),
    owner: nullable(object({ userId: string(), fullname: string() })),
  }),
]);

const action = object({
  owner: string(),
  order: number(),
  userId: nullable(string()),
  alert: object({ id: string(), createdOn: number(), licensePlate: string() }),
  change,
  queuedOn: number(),
  undone: boolean(),
  undoes: optional(change),
});

const none: readonly StoredAction[] = [];

/** Stores unconfirmed actions of all pages of an origin under `alertCenterActions` (AC-204). */
export const createStoredActions = (
  store: KeyValueStore,
  scope: StorageScope,
  onError: (error: unknown) => void,
): PersistedValue<readonly StoredAction[]> =>
  createScopedPersisted<readonly StoredAction[]>({
    store,
    scope,
    key: 'alertCenterActions',
    schema: array(action),
    fallback: none,
    onError,
  });
