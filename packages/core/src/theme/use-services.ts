import { useContext, useEffect, useMemo } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { Theme } from './brand.ts';
import type { ToastOptions } from './toast-queue.ts';
import type { Announcer } from './announcer.ts';
import type { SpaceRegistry } from './taken-space.ts';
import {
  type Density,
  DensityContext,
  LayerContext,
  type ProviderServices,
  ThemeContext,
  useServices,
} from './provider-context.ts';

/** The container for popovers, dialogs and windows. `null` until the provider has mounted. */
export function useLayer(): HTMLElement | null {
  return useContext(LayerContext);
}

/** The density of the provider. */
export function useDensity(): Density {
  return useContext(DensityContext);
}

/** The theme that is shown; follows the operating system where the host does. */
export function useTheme(): Theme {
  return useContext(ThemeContext);
}

export function useClock(): Clock {
  return useServices().clock;
}

export function useStore(): KeyValueStore {
  return useServices().store;
}

/** Where values of this tab alone are stored. */
export function useTabStore(): KeyValueStore {
  return useServices().tabStore;
}

/** The prefix of this provider's storage keys. */
export function useStorageNamespace(): string | undefined {
  return useServices().storageNamespace;
}

/** Whether the widget is on a host's page. */
export function useEmbedded(): boolean {
  return useServices().embedded;
}

/** Passes an error that is not shown to the user to the host's `onError`. */
export function useReportError(): (error: unknown) => void {
  return useServices().reportError;
}

export interface ToastApi {
  /** Shows and announces a toast. Returns a function that closes it early. */
  show(options: ToastOptions): () => void;
}

const isUrgent = (kind: ToastOptions['kind']): boolean => kind === 'error' || kind === 'warning';

type Said = Pick<ProviderServices, 'toasts' | 'announcer'>;

export const toastApiOf = ({ toasts, announcer }: Said): ToastApi => ({
  show(options) {
    announcer[isUrgent(options.kind) ? 'assertive' : 'polite'](options.text);
    return toasts.show(options);
  },
});

export function useToast(): ToastApi {
  const { toasts, announcer } = useServices();
  return useMemo(() => toastApiOf({ toasts, announcer }), [toasts, announcer]);
}

/** Announces text to screen readers without moving focus. */
export function useAnnounce(): Announcer {
  return useServices().announcer;
}

/**
 * While `active`, prevents automatic page reloads that would lose work, such as a filled form or a
 * call. Data is refetched instead.
 */
export function useUnsavedWork(active: boolean): void {
  const { unsavedWork } = useServices();
  useEffect(() => (active ? unsavedWork.add() : undefined), [unsavedWork, active]);
}

/** Returns a stable function that reports whether anything below this provider has unsaved work. */
export function useHasUnsavedWork(): () => boolean {
  return useServices().unsavedWork.has;
}

/** What the page's own parts take of the window, for what is placed over the page. */
export function useSpace(): SpaceRegistry {
  return useServices().space;
}
