import type { SettingOwner } from '../../shared/setting-owner.ts';
import type { StoredSettings } from './stored-settings.ts';

/**
 * Persists column settings per user and table. Every promise rejects with `PantauError` and respects its
 * signal (`AbortError`). The exact behaviour is specified by `columnSettingStoreContract` (`@pantau/data-
 * table/testing`).
 */
export interface ColumnSettingStore {
  /**
   * The last saved settings, or `null`. The table validates them (`mergeSettings`), so a store may return
   * data of an older version, or unreadable data, unchanged.
   */
  load(owner: SettingOwner, signal?: AbortSignal): Promise<unknown>;
  /**
   * What `load` gives, where that is known at once; otherwise `undefined`. The table is then first drawn with it
   * (DT-467). Called while rendering: has no effect and does not throw. `load` gives the same object until it changes.
   */
  known?(owner: SettingOwner): unknown;
  /** Replaces the stored settings. They are plain data and survive JSON unchanged. */
  save(owner: SettingOwner, settings: StoredSettings, signal?: AbortSignal): Promise<void>;
}
