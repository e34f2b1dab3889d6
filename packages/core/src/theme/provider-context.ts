import { createContext, useContext } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { OverlayStack } from './overlay-stack.ts';
import type { ToastQueue } from './toast-queue.ts';
import type { AnnouncerStore } from './announcer.ts';
import type { Appearance } from './appearance.ts';
import type { Brand, Theme } from './brand.ts';
import type { SpaceRegistry } from './taken-space.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** The services of one provider. Stable as long as the provider's own props are. */
export interface ProviderServices {
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly tabStore: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly embedded: boolean;
  readonly reportError: (error: unknown) => void;
  readonly announcer: AnnouncerStore;
  readonly toasts: ToastQueue;
  readonly overlays: OverlayStack;
  readonly unsavedWork: UnsavedWork;
  readonly space: SpaceRegistry;
}

/** How high controls and rows are. */
export type Density = 'comfortable' | 'compact';

export const DensityContext = createContext<Density>('comfortable');
export const ServicesContext = createContext<ProviderServices | null>(null);
/** The theme that is shown. */
export const ThemeContext = createContext<Theme>('light');
/** The colours of the host. */
export const BrandContext = createContext<Brand | undefined>(undefined);
/** The host's own look. */
export const AppearanceContext = createContext<Appearance | undefined>(undefined);
export const LayerContext = createContext<HTMLElement | null>(null);

export function useServices(): ProviderServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('Pantau components must be inside a <PantauProvider>');
  return services;
}
