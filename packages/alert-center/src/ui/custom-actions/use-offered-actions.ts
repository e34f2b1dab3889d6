import { useContext, useEffect } from 'react';
import { usePermitted } from '../../hooks/permissions.ts';
import { HostFaultContext } from '../shared/host-slot.tsx';
import type { ActionSubject, CustomAction } from '../shared/host-slots.ts';
import { useViewOptions } from '../shared/view-options.ts';

const none: readonly CustomAction[] = [];

interface Fault {
  readonly action: CustomAction;
  readonly cause: unknown;
}

/** The host's actions that the user may take here. One whose `isOffered` throws is not offered (EM-68). */
export function useOfferedActions(
  on: 'alert' | 'selection',
  subject: ActionSubject,
): readonly CustomAction[] {
  const { actions = none } = useViewOptions();
  const isPermitted = usePermitted();
  const onFault = useContext(HostFaultContext);
  const faults: Fault[] = [];
  const offered = actions.filter((action) => {
    const { on: place = on, scope } = action;
    if (place !== on || (scope !== undefined && !isPermitted(scope))) return false;
    try {
      return action.isOffered?.(subject) ?? true;
    } catch (cause) {
      faults.push({ action, cause });
      return false;
    }
  });
  useEffect(() => {
    for (const { action, cause } of faults) onFault(cause, action);
  });
  return offered;
}
