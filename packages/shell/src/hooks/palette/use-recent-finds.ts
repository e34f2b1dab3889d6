import {
  createPersisted,
  usePersisted,
  useReportError,
  useSession,
  useStorageNamespace,
  useStore,
} from '@pantau/core';
import { useCallback, useMemo } from 'react';
import { type RecentFind, recentFindsSchema, remember } from '../../engine/palette/recent-finds.ts';

const none: RecentFind[] = [];

/** What the user has opened from the palette, and a function that adds to it: stored per user (SH-123). */
export function useRecentFinds(): readonly [readonly RecentFind[], (find: RecentFind) => void] {
  const store = useStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId ?? '';
  const recent = useMemo(() => {
    const key = `paletteRecent:${userId}`;
    const schema = recentFindsSchema;
    return createPersisted({ store, key, namespace, schema, fallback: none, onError });
  }, [store, namespace, onError, userId]);
  const add = useCallback(
    (find: RecentFind) => void recent.set(remember(recent.get(), find)),
    [recent],
  );
  return [usePersisted(recent), add];
}
