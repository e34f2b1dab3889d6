import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

const unresolvedOnlyOf = ({ list }: AlertCenterState): boolean => list.unresolvedOnly;

/** Whether the lists show only what somebody still has to judge, and the function that changes it. */
export function useUnresolvedOnly(): readonly [boolean, (value: boolean) => void] {
  const { actions } = useAlertCenter();
  return [useStoreValue(unresolvedOnlyOf), actions.setUnresolvedOnly];
}
