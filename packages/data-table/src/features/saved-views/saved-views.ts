import type { SavedView } from './saved-view.ts';

/** Result of a change of saved views. */
export type ViewOutcome = 'done' | 'nameTaken' | 'failed';

/** The views of the current user, from `useSavedViews`. */
export interface SavedViews {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly SavedView[];
  /** The view that was applied last; `null` for the standard view, which has no name. */
  readonly current: SavedView | null;
  /** The table differs from the current view. */
  readonly changed: boolean;
  /** Whether views can be shared within the company. */
  readonly canShare: boolean;
  reload(): void;
  /** Shows the table as the view; `null` for the standard view. */
  apply(id: string | null): void;
  /** Discards the changes since the current view was applied. */
  revert(): void;
  /** Replaces the content of the current view by what is shown. */
  save(): Promise<ViewOutcome>;
  /** Saves what is shown as a new view, which becomes the current one. */
  saveAs(name: string, shared: boolean): Promise<ViewOutcome>;
  rename(id: string, name: string): Promise<ViewOutcome>;
  share(id: string, shared: boolean): Promise<ViewOutcome>;
  remove(id: string): Promise<ViewOutcome>;
  /** `null` removes the default. */
  setDefault(id: string | null): Promise<ViewOutcome>;
}
