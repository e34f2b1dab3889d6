import { useEffect } from 'react';
import { storageNamespaceOf, usePanel } from '@pantau/alert-center';
import { namespacedKey, storageKeys, useSession, useStore } from '@pantau/core';

/** Pins the panel on wide screens until the user has chosen a display (PO-28). */
export function usePinByDefault(enabled: boolean): void {
  const store = useStore();
  const { companyId, userId } = useSession().user ?? {};
  const { showAs } = usePanel();
  useEffect(() => {
    const key = namespacedKey(
      storageKeys.alertCenterPopup,
      storageNamespaceOf({ companyId, userId }),
    );
    if (enabled && store.getItem(key) === null) showAs('pinned');
  }, [enabled, store, companyId, userId, showAs]);
}
