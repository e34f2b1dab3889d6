import { useUnsavedWork } from '@pantau/core';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import { type PreviewDraft, previewDraftsOf } from '../engine/previews/preview-drafts.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { PreviewDraft } from '../engine/previews/preview-drafts.ts';

export type ChangeDraft = (change: Partial<PreviewDraft>) => void;

/** What the user has begun in the preview of an alert; it survives a step to another alert and back. */
export function usePreviewDraft(id: AlertId): readonly [PreviewDraft, ChangeDraft] {
  const store = useAlertCenter();
  const drafts = previewDraftsOf(store);
  const draftAtom = useMemo(() => drafts.of(id), [drafts, id]);
  const draft = useAtomValue(draftAtom, { store: store.jotai });
  const change = useCallback<ChangeDraft>((next) => drafts.change(id, next), [drafts, id]);
  return [draft, change];
}

/** While there is a draft in any preview, the page is not reloaded by itself. */
export function useDraftsKeepPage(): void {
  const store = useAlertCenter();
  useUnsavedWork(useAtomValue(previewDraftsOf(store).isBegun, { store: store.jotai }));
}
