import { useContext, useEffect, useMemo } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { ToastOptions } from './toast-queue.ts';
import type { Announcer } from './announcer.ts';
import { LayerContext, useServices } from './provider-context.ts';

/** Where popups, dialogs and menus go, for `createPortal`. `null` until the provider has mounted. */
export function useLayer(): HTMLElement | null {
  return useContext(LayerContext);
}

export function useClock(): Clock {
  return useServices().clock;
}

export function useStore(): KeyValueStore {
  return useServices().store;
}

/** The prefix of this provider's storage keys, for `createPersisted`. */
export function useStorageNamespace(): string | undefined {
  return useServices().storageNamespace;
}

/** Hands a fault that the user need not see to the host's `onError`. */
export function useReportError(): (error: unknown) => void {
  return useServices().reportError;
}

export interface ToastApi {
  /** Shows and announces it; returns the function that takes it away before its time. */
  show(options: ToastOptions): () => void;
}

const isPressing = (kind: ToastOptions['kind']): boolean => kind === 'error' || kind === 'warning';

export function useToast(): ToastApi {
  const { toasts, announcer } = useServices();
  return useMemo(
    () => ({
      show(options) {
        announcer[isPressing(options.kind) ? 'assertive' : 'polite'](options.text);
        return toasts.show(options);
      },
    }),
    [toasts, announcer],
  );
}

/** Says something to screen readers without moving the focus. */
export function useAnnounce(): Announcer {
  return useServices().announcer;
}

/**
 * Keeps the page from being reloaded by itself while there is something that would be lost: a form with
 * words in it, a call. What would have reloaded reads the data again instead.
 */
export function useKeepsPage(isBusy: boolean): void {
  const { unsavedWork } = useServices();
  useEffect(() => (isBusy ? unsavedWork.keep() : undefined), [unsavedWork, isBusy]);
}

/** Asks whether anything below this provider keeps the page. The same function for the provider's life. */
export function useHasUnsavedWork(): () => boolean {
  return useServices().unsavedWork.has;
}
