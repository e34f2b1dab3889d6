import { createContext, useContext } from 'react';
import type { DashboardSource } from '../engine/source/dashboard-source.ts';
import type { TileName } from '../engine/tile/tile-name.ts';

/** Reports that what a tile shows has changed. Returns the function that unsubscribes. */
export type DashboardChanges = (onChange: (tile: TileName) => void) => () => void;

export interface DashboardServices {
  readonly source: DashboardSource;
  readonly changes: DashboardChanges | undefined;
}

export const DashboardContext = createContext<DashboardServices | null>(null);

export function useDashboard(): DashboardServices {
  const services = useContext(DashboardContext);
  if (services === null) throw new Error('A tile must be inside <Dashboard>.');
  return services;
}
