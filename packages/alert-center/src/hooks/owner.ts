import { useAlertCenter } from './alert-center-context.ts';
import { useAlertAccess } from './permissions.ts';

/** Whether the source has owners and the user may act on alerts. */
export function useCanTake(): boolean {
  const { canAct } = useAlertAccess();
  return useAlertCenter().source.changeOwner !== undefined && canAct;
}
