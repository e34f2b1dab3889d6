import type { SettingOwner } from '../../shared/setting-owner.ts';
import type { FilterValues } from '../filters/filter-value.ts';

/** A saved filter without its id. */
export interface SavedFilterContent {
  /** Trimmed, 1 to 32 characters, unique per owner regardless of case (DT-29). */
  readonly name: string;
  readonly value: { readonly activeFilters: FilterValues };
}

/**
 * Persists saved filters per user and table. Every promise rejects with `PantauError` and respects its
 * signal (`AbortError`). The exact behaviour is specified by `savedFilterStoreContract` (`@pantau/data-
 * table/testing`).
 */
export interface SavedFilterStore {
  /**
   * A list of `SavedFilter` in order of creation. The table validates it (`parseSavedFilters`), so a store
   * may return its data unchanged.
   */
  list(owner: SettingOwner, signal?: AbortSignal): Promise<unknown>;
  /**
   * Resolves with the new id. Rejects with `invalid` for an invalid name and `conflict` for an existing
   * one.
   */
  create(owner: SettingOwner, content: SavedFilterContent, signal?: AbortSignal): Promise<string>;
  /** Changes the name, the value or both. Rejects like `create`, and with `notFound`. */
  update(
    owner: SettingOwner,
    id: string,
    changes: Partial<SavedFilterContent>,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Removes a filter, which may be the default. Rejects with `notFound`. */
  remove(owner: SettingOwner, id: string, signal?: AbortSignal): Promise<void>;
  /** Replaces the default filter; `null` for no default. Rejects with `notFound`. */
  setDefault(owner: SettingOwner, id: string | null, signal?: AbortSignal): Promise<void>;
}
