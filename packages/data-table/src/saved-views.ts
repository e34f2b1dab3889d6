/** Views of a table under one name: columns, sorts and filters. */
export {
  type SavedViewsOptions,
  type ViewedTable,
  useSavedViews,
} from './features/saved-views/use-saved-views.ts';
export type { SavedViews, ViewOutcome } from './features/saved-views/saved-views.ts';
export type { SavedView, ViewContent } from './features/saved-views/saved-view.ts';
export type { ViewDraft, ViewStore } from './features/saved-views/view-store.ts';
export {
  type KeyValueViewOptions,
  createKeyValueViews,
  createMemoryViews,
} from './features/saved-views/key-value-views.ts';
