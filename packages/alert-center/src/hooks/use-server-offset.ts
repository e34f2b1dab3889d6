import { type Atom, atom, createStore, useAtomValue } from 'jotai';
import { useContext } from 'react';
import { AlertCenterContext } from './alert-center-context.ts';

const noOffset: Atom<number> = atom(0);
const noStore = createStore();

/**
 * What to add to this machine's clock for the server's time, ms: ages of alerts go by the server's. 0
 * where the clocks agree to a second, where the source does not tell, and outside of an alert centre.
 */
export function useServerOffset(): number {
  const center = useContext(AlertCenterContext);
  return useAtomValue(center?.atoms.serverOffset ?? noOffset, { store: center?.jotai ?? noStore });
}
