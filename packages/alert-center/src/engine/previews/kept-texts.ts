import type { KeyValueStore, PersistedValue } from '@pantau/core';
import { array, number, object, picklist, string } from 'valibot';
import type { AlertId } from '../alert/alert.ts';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';

/** A text that the user sent and that was never saved. An alert has at most one of each type. */
export interface KeptText {
  readonly alertId: AlertId;
  readonly type: 'note' | 'falseAlert';
  readonly text: string;
  /** Server time, epoch ms. */
  readonly keptOn: number;
}

const schema = array(
  object({
    alertId: string(),
    type: picklist(['note', 'falseAlert']),
    text: string(),
    keptOn: number(),
  }),
);

const none: readonly KeptText[] = [];

export type KeptTexts = PersistedValue<readonly KeptText[]>;

/** Stores texts that were never saved under `alertCenterTexts`, for each user (AC-375). */
export const createKeptTexts = (
  store: KeyValueStore,
  scope: StorageScope,
  onError: (error: unknown) => void,
): KeptTexts =>
  createScopedPersisted({
    store,
    scope,
    key: 'alertCenterTexts',
    schema,
    fallback: none,
    onError,
  });
