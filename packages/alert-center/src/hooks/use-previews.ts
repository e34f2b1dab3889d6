import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PreviewControls, PreviewsView } from '../engine/previews/previews.store.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { Step } from '../engine/previews/neighbour.ts';
export type { Preview } from '../engine/previews/previews.ts';
export type {
  PreviewControls,
  PreviewNotice,
  PreviewsView,
  StepOutcome,
} from '../engine/previews/previews.store.ts';

export interface PreviewsApi extends Omit<PreviewsView, 'isWanted'>, PreviewControls {}

/**
 * Open previews and how to open, move and close them: at most 9 with the scope
 * e4f-auto-popup-urgent-alert:read, else one; kept under `activePopups` (spec alerts §2, §5, §9).
 */
export function usePreviews(): PreviewsApi {
  const { previews: state, jotai } = useAlertCenter();
  const view = useAtomValue(state.atom, { store: jotai });
  return useMemo(() => {
    const { open, close, closeAll, closeTop, raise, move, step, retry } = state;
    const { isWanted: _, ...shown } = view;
    return { ...shown, open, close, closeAll, closeTop, raise, move, step, retry };
  }, [state, view]);
}

/** How to open, move and close previews, without listening to them. Stable. */
export function usePreviewControls(): PreviewControls {
  return useAlertCenter().previews;
}
