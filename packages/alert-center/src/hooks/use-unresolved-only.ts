import { useAtomValue } from 'jotai';
import { useAlertCenter } from './alert-center-context.ts';

/** Whether the lists show only what somebody still has to judge, and the function that changes it. */
export function useUnresolvedOnly(): readonly [boolean, (value: boolean) => void] {
  const { atoms, jotai, actions } = useAlertCenter();
  return [useAtomValue(atoms.unresolvedOnly, { store: jotai }), actions.setUnresolvedOnly];
}
