import { meOf } from '../engine/list/current-user.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useStoreValue } from './use-store-value.ts';

const userIdOf = ({ list }: AlertCenterState): string | null => meOf(list)?.userId ?? null;

/** The user's id, as the host or else the source says; null while nobody has said. */
export function useMyId(): string | null {
  return useStoreValue(userIdOf);
}
