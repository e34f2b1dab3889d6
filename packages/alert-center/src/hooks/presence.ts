import { useCallback, useMemo } from 'react';
import type { AlertId, User } from '../engine/alert/alert.ts';
import { currentUserOf } from '../engine/list/current-user.ts';
import { othersAt } from '../engine/list/presence.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useStoreValue } from './use-store-value.ts';

const nobody = '[]';

/**
 * The other people who have one of the alerts open at this moment, by name. Renders again only when these change.
 *
 * @param ids keep the array stable
 */
export function usePresentPeople(ids: readonly AlertId[]): readonly User[] {
  const people = useStoreValue(
    useCallback(
      ({ presence, list }: AlertCenterState) =>
        presence.size === 0
          ? nobody
          : JSON.stringify(othersAt(presence, ids, currentUserOf(list)?.userId ?? null)),
      [ids],
    ),
  );
  return useMemo(() => JSON.parse(people) as readonly User[], [people]);
}
