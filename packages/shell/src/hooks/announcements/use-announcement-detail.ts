import { isAbortError } from '@pantau/core';
import { useEffect, useMemo, useState } from 'react';
import type {
  AnnouncementDetail,
  AnnouncementId,
} from '../../engine/announcements/announcement.ts';
import type { AnnouncementStore } from '../../engine/announcements/announcement-store.ts';

export type AnnouncementDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly detail: AnnouncementDetail }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Result {
  /** The request that it belongs to. */
  readonly request: object;
  readonly state: AnnouncementDetailState;
}

const loading: AnnouncementDetailState = { kind: 'loading' };

/** The content of an announcement, and a function that loads it again. */
export function useAnnouncementDetail(
  store: AnnouncementStore,
  id: AnnouncementId,
): readonly [AnnouncementDetailState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ store, id, attempt }), [store, id, attempt]);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    request.store.readDetail(request.id, aborter.signal).then(
      (detail) => setResult({ request, state: { kind: 'ready', detail } }),
      (error: unknown) => {
        if (aborter.signal.aborted || isAbortError(error)) return;
        setResult({ request, state: { kind: 'failed', error } });
      },
    );
    return () => aborter.abort();
  }, [request]);
  const state = result?.request === request ? result.state : loading;
  return [state, () => setAttempt((count) => count + 1)];
}
