import { useUnsavedWork } from '@pantau/core';
import { useCallback } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import { type PreviewDraft, draftOf, hasDraft } from '../engine/previews/preview-drafts.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

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
