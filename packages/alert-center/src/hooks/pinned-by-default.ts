import { namespacedKey, storageKeys, useSession, useStore } from '@pantau/core';
import { useEffect, useState } from 'react';
import { storageNamespaceOf } from '../engine/state/storage-scope.ts';
import { usePanel } from './panel.ts';

/**
 * Pins the panel where there is room for it, until the user has chosen a display (PO-28). Returns whether it is about
 * to: a page that leaves room for the panel from its first paint on does not move when the panel appears.
 *
 * @param hasRoom the page has room for the panel beside it
 */
export function usePinnedByDefault(hasRoom: boolean): boolean {
  const store = useStore();
  const { companyId, userId } = useSession().user ?? {};
  const { showAs, display } = usePanel();
  const key = namespacedKey(
    storageKeys.alertCenterPopup,
    storageNamespaceOf({ companyId, userId }),
  );
  const [isPending, setPending] = useState(() => hasRoom && store.getItem(key) === null);
  if (isPending && display !== 'hidden') setPending(false);
  useEffect(() => {
    if (hasRoom && store.getItem(key) === null) showAs('pinned');
  }, [hasRoom, store, key, showAs]);
  return isPending;
}
