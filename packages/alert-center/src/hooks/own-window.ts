import { type Announcer, type ToastApi, useAnnounce, useToast } from '@pantau/core';
import { useMemo, useSyncExternalStore } from 'react';
import type { PageVisibility } from '../engine/notifications/tab-sight.ts';
import type { OwnWindowView } from '../engine/panel/own-window.ts';
import type { AlertCenterStore } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** The window of the operating system that the panel is in, if it is. */
export function useOwnWindow(): OwnWindowView {
  const { subscribe, get } = useAlertCenter().ownWindow;
  return useSyncExternalStore(subscribe, get, get);
}

/** Shows toasts in the window in which the user acted last. Stable. */
export function useActingToast(): ToastApi {
  const { ownWindow } = useAlertCenter();
  const page = useToast();
  return useMemo(
    () => ({ show: (options) => (ownWindow.acting()?.toast ?? page).show(options) }),
    [ownWindow, page],
  );
}

/** Announces in the window in which the user acted last: a screen reader reads that one. Stable. */
export function useActingAnnouncer(): Announcer {
  const { ownWindow } = useAlertCenter();
  const page = useAnnounce();
  return useMemo(() => {
    const acting = (): Announcer => ownWindow.acting()?.announcer ?? page;
    return {
      polite: (text) => acting().polite(text),
      assertive: (text) => acting().assertive(text),
    };
  }, [ownWindow, page]);
}

/** Whether the user can see the page or the panel's own window (AC-876). */
export function sightOf({ ownWindow }: Pick<AlertCenterStore, 'ownWindow'>): PageVisibility {
  const pages = (): Document[] => {
    const { window } = ownWindow.get();
    return window === null ? [document] : [document, window.document];
  };
  return {
    isHidden: () => pages().every(({ visibilityState }) => visibilityState === 'hidden'),
    subscribe(listener) {
      let watched: Document[] = [];
      const leave = (): void => {
        for (const page of watched) page.removeEventListener('visibilitychange', listener);
      };
      const follow = (): void => {
        leave();
        watched = pages();
        for (const page of watched) page.addEventListener('visibilitychange', listener);
      };
      follow();
      const unsubscribe = ownWindow.subscribe(() => {
        follow();
        listener();
      });
      return () => {
        unsubscribe();
        leave();
      };
    },
  };
}
