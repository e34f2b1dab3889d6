import { useEffect } from 'react';
import { usePanel } from '@pantau/alert-center';
import { storageKeys, useStore } from '@pantau/core';

/** Where there is room the panel stands beside the page, until the user has chosen otherwise once. */
export function useOpensAtFirst(isRoomy: boolean): void {
  const store = useStore();
  const { showAs } = usePanel();
  useEffect(() => {
    if (isRoomy && store.getItem(storageKeys.alertCenterPopup) === null) showAs('pinned');
  }, [isRoomy, store, showAs]);
}
