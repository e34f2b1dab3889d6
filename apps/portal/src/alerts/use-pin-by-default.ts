import { useEffect, useState } from 'react';
import { storageNamespaceOf, usePanel } from '@pantau/alert-center';
import { namespacedKey, storageKeys, useSession, useStore } from '@pantau/core';

/**
 * Pins the panel on wide screens until the user has chosen a display (PO-28). Returns whether it is about to: the page
 * leaves room for the panel from its first paint on, and does not move when the panel appears.
 */
export function usePinByDefault(enabled: boolean): boolean {
  const store = useStore();
  const { companyId, userId } = useSession().user ?? {};
  const { showAs, display } = usePanel();
  const key = namespacedKey(
    storageKeys.alertCenterPopup,
    storageNamespaceOf({ companyId, userId }),
  );
  const [isPending, setPending] = useState(() => enabled && store.getItem(key) === null);
  if (isPending && display !== 'hidden') setPending(false);
  useEffect(() => {
    if (enabled && store.getItem(key) === null) showAs('pinned');
  }, [enabled, store, key, showAs]);
  return isPending;
}
