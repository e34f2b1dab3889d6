import { useAtomValue } from 'jotai';
import type { AlertView } from '../engine/list/list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** The newest unread alerts, urgent and important together, newest first; at most 3 (spec alerts §2). */
export function useUnreadStrip(): readonly AlertView[] {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.strip, { store: jotai });
}
