import { useMemo } from 'react';
import type { PreviewControls, PreviewsView } from '../engine/previews/previews-view.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

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
