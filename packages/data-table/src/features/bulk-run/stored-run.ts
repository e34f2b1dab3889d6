import type { KeyValueStore } from '@pantau/core';
import {
  type GenericSchema,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  unknown,
} from 'valibot';
import { createOwnedSetting } from '../../shared/owned-setting.ts';
import type { SettingOwner } from '../../shared/setting-owner.ts';
import { rowOutcomes } from './bulk-result.ts';
import { type BulkRun, interruptRun } from './bulk-run.ts';

/** Keeps the last bulk run of a user and table, so that it survives a reload. */
export interface StoredRun {
  /** The run, as one that was interrupted; `null` if there is none. */
  load(owner: SettingOwner): BulkRun | null;
  /** The run as it was saved last: it may be open, and then this or another tab was or is running it. */
  read(owner: SettingOwner): BulkRun | null;
  /** Calls `listener` when the run may have changed, here or in another tab. Returns the function that ends this. */
  subscribe(owner: SettingOwner, listener: () => void): () => void;
  /** Throws `PantauError` when the store fails. */
  save(owner: SettingOwner, run: BulkRun | null): void;
}

const runSchema: GenericSchema<unknown, BulkRun | null> = nullable(
  object({
    id: string(),
    action: string(),
    fields: optional(unknown()),
    undo: optional(boolean()),
    batches: number(),
    rows: array(
      object({
        id: string(),
        state: picklist(['waiting', 'sent', ...rowOutcomes]),
        label: optional(string()),
        reason: optional(string()),
        retryable: optional(boolean()),
        batch: optional(number()),
        data: optional(unknown()),
      }),
    ),
  }),
);

/**
 * A bulk run in a `KeyValueStore`. A store that only this tab reads, such as session storage, keeps the runs of
 * two tabs apart; tabs that share a store need a `RunLock`.
 */
export function createKeyValueStoredRun(store: KeyValueStore, namespace?: string): StoredRun {
  const setting = createOwnedSetting({ store, name: 'bulk-run', namespace, schema: runSchema });
  return {
    load(owner) {
      const run = setting.read(owner);
      return run === null ? null : interruptRun(run);
    },
    read: setting.read,
    subscribe: setting.subscribe,
    save: (owner, run) => setting.write(owner, run),
  };
}
