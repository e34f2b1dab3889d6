import type { PantauProviderProps } from '@pantau/core';

/** Theme, density, brand and texts of the workbench's toolbar; the language is that of the provider around the story. */
export type HostSettings = Pick<PantauProviderProps, 'theme' | 'density' | 'brand' | 'messages'>;

/** For a story with a provider or an element of its own, which takes nothing from the provider around it. */
export const settingsIn = (loaded: Readonly<Record<string, unknown>>): HostSettings =>
  loaded['settings'] as HostSettings;
