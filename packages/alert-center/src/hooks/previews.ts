import { useCallback, useMemo } from 'react';
import type { PreviewControls, PreviewsView } from '../engine/previews/previews-view.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';
import type { AlertId } from '../engine/alert/alert.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { useUnsavedWork } from '@pantau/core';
import { type PreviewDraft, draftOf, hasDraft } from '../engine/previews/preview-drafts.ts';

export type { Step } from '../engine/previews/neighbour.ts';
export type { Preview } from '../engine/previews/previews.ts';
export type {
  PreviewControls,
  PreviewNotice,
  PreviewsView,
  StepOutcome,
} from '../engine/previews/previews-view.ts';

export interface PreviewsApi extends Omit<PreviewsView, 'isWanted'>, PreviewControls {}

const previewsOf = ({ previews }: AlertCenterState): PreviewsView => previews;

/**
 * Open previews and how to open, move and close them: at most 9 with the scope
 * e4f-auto-popup-urgent-alert:read, else one; kept under `activePopups` (spec alerts §2, §5, §9).
 */
export function usePreviews(): PreviewsApi {
  const state = usePreviewControls();
  const view = useStoreValue(previewsOf);
  return useMemo(() => {
    const { open, close, closeAll, closeTop, raise, move, step, retry } = state;
    const { isWanted: _, ...shown } = view;
    return { ...shown, open, close, closeAll, closeTop, raise, move, step, retry };
  }, [state, view]);
}

/** How to open, move and close previews, without listening to them. Stable. */
export function usePreviewControls(): PreviewControls {
  return useAlertCenter().actions.previews;
}

export { previewsModule } from '../engine/previews/previews.store.ts';

const previewsWanted = ({ previews }: AlertCenterState): boolean => previews.isWanted;

export interface PreviewsWanted {
  /** Somebody has opened one, or some are being restored. */
  readonly isWanted: boolean;
  /** What shows them could not be loaded. */
  giveUp(): void;
}

/** Whether what shows previews is to be loaded. */
export function usePreviewsWanted(): PreviewsWanted {
  const { giveUp } = useAlertCenter().actions.previews;
  return { isWanted: useStoreValue(previewsWanted), giveUp };
}

const openedAlert = ({ previews, list }: AlertCenterState): AlertView | undefined => {
  const top = previews.previews.at(-1);
  return top === undefined ? undefined : list.entities.get(top.id)?.view;
};

const openIdsOf = ({ list }: AlertCenterState): ReadonlySet<AlertId> => list.openIds;

/** The alert of the preview that was used last. */
export function useOpenedAlert(): AlertView | undefined {
  return useStoreValue(openedAlert);
}

/** Which alerts are open in a preview; renders again when others are, not when an alert changes. */
export function useOpenIds(): ReadonlySet<AlertId> {
  return useStoreValue(openIdsOf);
}

export type { PreviewDraft } from '../engine/previews/preview-drafts.ts';

export type ChangeDraft = (change: Partial<PreviewDraft>) => void;

const anyDraft = ({ drafts }: AlertCenterState): boolean => hasDraft(drafts);

/** What the user has begun in the preview of an alert; it survives a step to another alert and back. */
export function usePreviewDraft(id: AlertId): readonly [PreviewDraft, ChangeDraft] {
  const { previews } = useAlertCenter().actions;
  const draft = useStoreValue(
    useCallback(({ drafts }: AlertCenterState) => draftOf(drafts, id), [id]),
  );
  const change = useCallback<ChangeDraft>((next) => previews.changeDraft(id, next), [previews, id]);
  return [draft, change];
}

/** While there is a draft in any preview, the page is not reloaded by itself. */
export function useDraftsKeepPage(): void {
  useUnsavedWork(useStoreValue(anyDraft));
}
