import { createContext, useContext } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { OverlayStack } from './overlay-stack.ts';
import type { ToastQueue } from './toast-queue.ts';
import type { AnnouncerStore } from './announcer.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** The services of one provider. Stable as long as the provider's own props are. */
export interface ProviderServices {
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly reportError: (error: unknown) => void;
  readonly announcer: AnnouncerStore;
  readonly toasts: ToastQueue;
  readonly overlays: OverlayStack;
  readonly unsavedWork: UnsavedWork;
}

export const ServicesContext = createContext<ProviderServices | null>(null);
export const LayerContext = createContext<HTMLElement | null>(null);

export function useServices(): ProviderServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('Pantau components need a <PantauProvider> around them');
  return services;
}
