import type { SettingOwner } from '../../shared/setting-owner.ts';
import type { StoredSettings } from './stored-settings.ts';

/**
 * Where column settings are kept, for each user and table. Every promise rejects with `PantauError` and
 * obeys its signal (`AbortError`). What is relied on is stated by `columnSettingStoreContract`
 * (`@pantau/data-table/testing`).
 */
export interface ColumnSettingStore {
  /**
   * What was saved last; null when nothing was. The table judges it (`mergeSettings`): a store may give
   * what an older version wrote, or what cannot be read, as it is.
   */
  load(owner: SettingOwner, signal?: AbortSignal): Promise<unknown>;
  /** Keeps it in the place of what was there. Plain data: it goes through JSON unchanged. */
  save(owner: SettingOwner, settings: StoredSettings, signal?: AbortSignal): Promise<void>;
}
