import type { Density, MessageOverrides, PantauProviderProps, Theme } from '@pantau/core';
import { brands } from './brands.ts';

/** What the toolbar states besides the language. */
export type HostSettings = Pick<PantauProviderProps, 'theme' | 'density' | 'brand' | 'messages'>;

/** For the provider around a story, and as `loaded.settings` for stories that show a host with a provider of its own. */
export const hostSettings = (
  globals: Readonly<Record<string, unknown>>,
  messages: unknown,
): HostSettings => ({
  density: globals['density'] as Density,
  theme: (globals['theme'] || 'light') as Theme,
  brand: brands[String(globals['brand'])]?.brand,
  messages: messages as MessageOverrides | undefined,
});
