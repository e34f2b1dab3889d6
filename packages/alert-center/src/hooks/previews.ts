import { useCallback, useMemo } from 'react';
import type { PreviewControls, PreviewsView } from '../engine/previews/previews-view.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';
import { type AlertId, isUnresolved } from '../engine/alert/alert.ts';
import type { Preview } from '../engine/previews/previews.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { useUnsavedWork } from '@pantau/core';
import { type PreviewDraft, draftOf, hasDraft } from '../engine/previews/preview-drafts.ts';

export type { Step } from '../engine/previews/neighbour.ts';
export type { Preview, PreviewRefusal } from '../engine/previews/previews.ts';
export type {
  PreviewControls,
  PreviewNotice,
  PreviewsView,
  StepOutcome,
} from '../engine/previews/previews-view.ts';

export interface PreviewsApi
  extends Omit<PreviewsView, 'isWanted'>, Omit<PreviewControls, 'surface'> {}

const previewsOf = ({ previews }: AlertCenterState): PreviewsView => previews;

/**
 * The open previews and the functions to open, move and close them. Users with the scope
 * e4f-auto-popup-urgent-alert:read can have up to 9, others one. Persisted as `activePopups`.
 */
export function usePreviews(): PreviewsApi {
  const state = usePreviewControls();
  const view = useStoreValue(previewsOf);
  return useMemo(() => {
    const { open, close, closeAll, closeTop, raise, move, resize, step, openInstead, retry } =
      state;
    const { isWanted: _, ...shown } = view;
    return {
      ...shown,
      open,
      close,
      closeAll,
      closeTop,
      raise,
      move,
      resize,
      step,
      openInstead,
      retry,
    };
  }, [state, view]);
}

/** The functions to open, move and close previews, without subscribing to them. Stable. */
export function usePreviewControls(): PreviewControls {
  return useAlertCenter().actions.previews;
}

export { previewsModule } from '../engine/previews/previews.store.ts';

const previewsWanted = ({ previews }: AlertCenterState): boolean => previews.isWanted;

export interface PreviewsWanted {
  /** A preview was opened, or previews are being restored. */
  readonly isWanted: boolean;
  /** Call it when the lazy part that shows previews could not be loaded. */
  giveUp(): void;
}

/** Whether the lazy part that shows previews should be loaded. */
export function usePreviewsWanted(): PreviewsWanted {
  const { giveUp } = useAlertCenter().actions.previews;
  return { isWanted: useStoreValue(previewsWanted), giveUp };
}

const openedAlert = ({ previews, list }: AlertCenterState): AlertView | undefined => {
  const top = previews.previews.at(-1);
  return top === undefined ? undefined : list.entities.get(top.id)?.view;
};

const openIdsOf = ({ list }: AlertCenterState): ReadonlySet<AlertId> => list.openIds;

/** The alert of the most recently used preview. */
export function useOpenedAlert(): AlertView | undefined {
  return useStoreValue(openedAlert);
}

/** The ids of the alerts open in a preview; renders again when the set changes, not when an alert does. */
export function useOpenIds(): ReadonlySet<AlertId> {
  return useStoreValue(openIdsOf);
}

/** A preview that opened by itself, was never used, and whose alert is settled: it closes by itself (AC-544). */
const isLeftOver = ({ list }: AlertCenterState, { id, automatic }: Preview): boolean => {
  const alert = list.entities.get(id)?.view.alert;
  return automatic === true && alert !== undefined && !isUnresolved(alert);
};

const leftOverOf = (state: AlertCenterState): string =>
  state.previews.previews
    .filter((preview) => isLeftOver(state, preview))
    .map(({ id }) => id)
    .join(' ');

/** The ids of the previews that close by themselves. */
export function useLeftOverPreviews(): readonly AlertId[] {
  const ids = useStoreValue(leftOverOf);
  return useMemo(() => (ids === '' ? [] : ids.split(' ')), [ids]);
}

export type { PreviewDraft } from '../engine/previews/preview-drafts.ts';

export type ChangeDraft = (change: Partial<PreviewDraft>) => void;

const anyDraft = ({ drafts }: AlertCenterState): boolean => hasDraft(drafts);

/** The user's draft in the preview of an alert; it survives stepping to another alert and back. */
export function usePreviewDraft(id: AlertId): readonly [PreviewDraft, ChangeDraft] {
  const { previews } = useAlertCenter().actions;
  const draft = useStoreValue(
    useCallback(({ drafts }: AlertCenterState) => draftOf(drafts, id), [id]),
  );
  const change = useCallback<ChangeDraft>((next) => previews.changeDraft(id, next), [previews, id]);
  return [draft, change];
}

/** Prevents automatic page reloads while any preview has a draft. */
export function useDraftsKeepPage(): void {
  useUnsavedWork(useStoreValue(anyDraft));
}
