import type { SettingOwner } from '../../shared/setting-owner.ts';
import type { FilterValues } from '../filters/filter-schema.ts';

/** What a saved filter is made of, but its id. */
export interface SavedFilterContent {
  /** Trimmed, 1 to 32 characters, unlike the names of the owner's other filters whatever the case. */
  readonly name: string;
  readonly value: { readonly activeFilters: FilterValues };
}

/**
 * Where saved filters are kept, for each user and table. Every promise rejects with `PantauError` and
 * obeys its signal (`AbortError`). What is relied on is stated by `savedFilterStoreContract`
 * (`@pantau/data-table/testing`).
 */
export interface SavedFilterStore {
  /**
   * A list of `SavedFilter`, in the order in which they were created. The table judges it
   * (`parseSavedFilters`): a store may give what it holds as it is.
   */
  list(owner: SettingOwner, signal?: AbortSignal): Promise<unknown>;
  /**
   * Resolves with the new filter's id. Rejects with `invalid` for a name that is none, `conflict` for one
   * that is taken.
   */
  create(owner: SettingOwner, content: SavedFilterContent, signal?: AbortSignal): Promise<string>;
  /** Changes name, value or both. Rejects as `create` does, and with `notFound`. */
  update(
    owner: SettingOwner,
    id: string,
    changes: Partial<SavedFilterContent>,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Removes it; with it, its being the default. Rejects with `notFound`. */
  remove(owner: SettingOwner, id: string, signal?: AbortSignal): Promise<void>;
  /** Makes one the default in the place of another; null for none. Rejects with `notFound`. */
  setDefault(owner: SettingOwner, id: string | null, signal?: AbortSignal): Promise<void>;
}
