import {
  createPersisted,
  usePersisted,
  useReportError,
  useSession,
  useStorageNamespace,
  useStore,
} from '@pantau/core';
import { useMemo } from 'react';
import {
  type Layout,
  changeLayout,
  defaultLayout,
  layoutSchema,
} from '../../engine/layout/layout.ts';

export interface LayoutHandle {
  readonly layout: Layout;
  /** Applies a change and what it brings with it (SH-80). Returns the layout that results. */
  change(change: Partial<Layout>): Layout;
  /** Restores the default. */
  reset(): void;
}

/** The user's choice of layout, stored per user and shared with the other tabs (SH-81). */
export function useLayout(): LayoutHandle {
  const store = useStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId;
  const persisted = useMemo(() => {
    const key = userId === undefined ? 'shellLayout' : `shellLayout:${userId}`;
    const fallback = defaultLayout;
    const schema = layoutSchema;
    return createPersisted<Layout>({ store, key, namespace, schema, fallback, onError });
  }, [store, namespace, onError, userId]);
  const layout = usePersisted(persisted);
  return useMemo(
    () => ({
      layout,
      change(change) {
        const next = changeLayout(persisted.get(), change);
        persisted.set(next);
        return next;
      },
      reset: () => persisted.remove(),
    }),
    [layout, persisted],
  );
}
