import { useEffect } from 'react';
import { usePanel } from '@pantau/alert-center';
import { storageKeys, useStore } from '@pantau/core';

/** Pins the panel on wide screens until the user has chosen a display. */
export function usePinByDefault(enabled: boolean): void {
  const store = useStore();
  const { showAs } = usePanel();
  useEffect(() => {
    if (enabled && store.getItem(storageKeys.alertCenterPopup) === null) showAs('pinned');
  }, [enabled, store, showAs]);
}
