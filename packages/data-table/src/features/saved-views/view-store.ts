import type { SettingOwner } from '../../shared/setting-owner.ts';
import type { ViewContent } from './saved-view.ts';

/** A view without its id. */
export interface ViewDraft {
  /** Trimmed, 1 to 32 characters, unique among the views that this user sees, regardless of case. */
  readonly name: string;
  readonly content: ViewContent;
  /** Everyone in the company sees it. Only where the store can share. */
  readonly shared: boolean;
}

/**
 * Persists views per user and table. Every promise rejects with `PantauError` and respects its signal
 * (`AbortError`). The exact behaviour is specified by `viewStoreContract` (`@pantau/data-table/testing`).
 */
export interface ViewStore {
  /** Whether views can be shared within the company. */
  readonly canShare: boolean;
  /**
   * A list of `SavedView`: the user's own and those shared by others, in order of creation. The table validates
   * it, so a store may return its data unchanged.
   */
  list(owner: SettingOwner, signal?: AbortSignal): Promise<unknown>;
  /**
   * Resolves with the new id. Rejects with `invalid` for an invalid name, `conflict` for an existing one, and
   * `forbidden` for a shared view where the store cannot share.
   */
  create(owner: SettingOwner, draft: ViewDraft, signal?: AbortSignal): Promise<string>;
  /** Changes parts of a view. Rejects like `create`, with `notFound`, and with `forbidden` for a view of others. */
  update(
    owner: SettingOwner,
    id: string,
    changes: Partial<ViewDraft>,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Removes a view, which may be the default of several users. Rejects with `notFound` and `forbidden`. */
  remove(owner: SettingOwner, id: string, signal?: AbortSignal): Promise<void>;
  /**
   * Replaces the default view of this user, which may be one that another user shares; `null` for none. Rejects
   * with `notFound`.
   */
  setDefault(owner: SettingOwner, id: string | null, signal?: AbortSignal): Promise<void>;
}
