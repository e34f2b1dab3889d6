import { createContext, useContext } from 'react';
import type { AlertCenterStore } from '../engine/store-state.ts';

export type { AlertCenterStore } from '../engine/store-state.ts';

export const AlertCenterContext = createContext<AlertCenterStore | null>(null);

export function useAlertCenter(): AlertCenterStore {
  const store = useContext(AlertCenterContext);
  if (store === null)
    throw new Error('Alert centre hooks and components must be inside <AlertCenterProvider>');
  return store;
}
