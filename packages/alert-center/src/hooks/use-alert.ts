import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { AlertView } from '../engine/list/list-state.ts';

/**
 * One alert, the user's own unconfirmed changes included; undefined when it is not known (any more).
 * Renders again only when this alert changes.
 */
export function useAlert(id: AlertId): AlertView | undefined {
  const { atoms, jotai } = useAlertCenter();
  const atom = useMemo(() => atoms.alert(id), [atoms, id]);
  return useAtomValue(atom, { store: jotai });
}
