import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** The alert whose preview was used last, of those that are open. */
export function useOpenedAlert(): AlertView | undefined {
  const { atoms, previews, jotai } = useAlertCenter();
  const opened = useMemo(
    () =>
      atom((get) => {
        const top = get(previews.atom).previews.at(-1);
        return top === undefined ? undefined : get(atoms.state).entities.get(top.id)?.view;
      }),
    [atoms, previews],
  );
  return useAtomValue(opened, { store: jotai });
}

/** Which alerts are open in a preview; renders again when others are, not when an alert changes. */
export function useOpenIds(): ReadonlySet<AlertId> {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.openIds, { store: jotai });
}
