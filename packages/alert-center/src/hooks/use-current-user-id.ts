import { useAtomValue } from 'jotai';
import { useAlertCenter } from './alert-center-context.ts';

/** The user's id, as the host or else the source says; null while nobody has said. */
export function useMyId(): string | null {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.myId, { store: jotai });
}
