import { useAtomValue } from 'jotai';
import type { ConnectionView } from '../engine/list/connection.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { ConnectionView } from '../engine/list/connection.ts';

/** How far what is shown can be trusted. Always visible somewhere: cut off must not look calm. */
export function useConnection(): ConnectionView {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.connection, { store: jotai });
}
