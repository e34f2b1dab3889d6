import { MapSettingsContext } from '@pantau/core/geo';
import type { ReactElement, ReactNode } from 'react';
import { useLoadedSettings } from '../../alerts/portal-backend.tsx';
import { useMapSettings } from '../../alerts/use-map-settings.ts';

/** The portal's maps, for the pages of drivers. */
export function ScoreMaps({ children }: { readonly children: ReactNode }): ReactElement {
  const maps = useMapSettings(useLoadedSettings());
  return <MapSettingsContext.Provider value={maps}>{children}</MapSettingsContext.Provider>;
}
