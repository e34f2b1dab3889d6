import type { AlertCenterState } from '../engine/store.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { useStoreValue } from './use-store-value.ts';

const stripOf = ({ list }: AlertCenterState): readonly AlertView[] => list.strip;

/** The newest unread alerts, urgent and important together, newest first; at most 3 (spec alerts §2). */
export function useUnreadStrip(): readonly AlertView[] {
  return useStoreValue(stripOf);
}
