import { type Alert, type AlertId, isUnresolved } from '../engine/alert/alert.ts';
import { isOwnedByOther } from '../engine/alert/owner.ts';
import { currentUserOf } from '../engine/list/current-user.ts';
import type { AlertCenterStore } from '../engine/store-state.ts';
import type { Prompt } from './alert-triage.ts';

/** The question whether the user means to settle what others own. */
export interface OwnedQuestion {
  /** Whether others own any of these, and the user has not been asked about it yet. */
  asksBefore(ids: readonly AlertId[]): boolean;
  /** Asks once for each alert; resolves to whether the user means it. */
  isMeant(act: 'resolve' | 'falseAlert', ids: readonly AlertId[]): Promise<boolean>;
}

export function createOwnedQuestion(
  { store, ask }: { readonly store: Pick<AlertCenterStore, 'get'>; ask(prompt: Prompt): void },
  alertOf: (id: AlertId) => Alert | undefined,
): OwnedQuestion {
  const confirmed = new Set<AlertId>();
  const ownedByOthers = (ids: readonly AlertId[]): readonly AlertId[] => {
    const userId = currentUserOf(store.get().list)?.userId ?? null;
    return ids.filter((id) => {
      const alert = alertOf(id);
      if (alert === undefined || confirmed.has(id) || !isUnresolved(alert)) return false;
      return isOwnedByOther(alert, userId);
    });
  };
  return {
    asksBefore: (ids) => ownedByOthers(ids).length > 0,
    async isMeant(act, ids) {
      const owned = ownedByOthers(ids);
      if (owned.length === 0) return true;
      const isYes = await new Promise<boolean>((answer) =>
        ask({ about: 'owned', act, ids: owned, total: ids.length, answer }),
      );
      if (isYes) for (const id of owned) confirmed.add(id);
      return isYes;
    },
  };
}
