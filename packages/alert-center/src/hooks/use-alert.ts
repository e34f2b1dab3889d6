import { useCallback } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useStoreValue } from './use-store-value.ts';

export type { AlertView } from '../engine/list/list-state.ts';

/**
 * One alert, the user's own unconfirmed changes included; undefined when it is not known (any more).
 * Renders again only when this alert changes.
 */
export function useAlert(id: AlertId): AlertView | undefined {
  return useStoreValue(
    useCallback(({ list }: AlertCenterState) => list.entities.get(id)?.view, [id]),
  );
}
