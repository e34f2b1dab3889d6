import { useEffect } from 'react';
import { usePanel } from '@pantau/alert-center';
import { storageKeys, useStore } from '@pantau/core';

/** Where there is room the panel is open, until the user has closed it once. */
export function useOpensAtFirst(isRoomy: boolean): void {
  const store = useStore();
  const { open } = usePanel();
  useEffect(() => {
    if (isRoomy && store.getItem(storageKeys.alertCenterPopup) === null) open();
  }, [isRoomy, store, open]);
}
