import { useReportError, useSession, useStorageNamespace, useStore } from '@pantau/core';
import { createPersisted, usePersisted } from '@pantau/core';
import { useMemo } from 'react';
import { boolean, object, record, string } from 'valibot';

/** What the user chose for the menu on this device. */
export interface MenuChoices {
  readonly collapsed: boolean;
  /** Whether a group is open, by its id. */
  readonly groups: Readonly<Record<string, boolean>>;
}

const schema = object({ collapsed: boolean(), groups: record(string(), boolean()) });
const fallback: MenuChoices = { collapsed: false, groups: {} };

export interface MenuChoicesHandle extends MenuChoices {
  setCollapsed(collapsed: boolean): void;
  setGroupOpen(group: string, open: boolean): void;
}

/** The user's choices for the menu, stored per user (SH-12, SH-15). */
export function useMenuChoices(): MenuChoicesHandle {
  const store = useStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId;
  const persisted = useMemo(() => {
    const key = userId === undefined ? 'shellMenu' : `shellMenu:${userId}`;
    return createPersisted<MenuChoices>({ store, key, namespace, schema, fallback, onError });
  }, [store, namespace, onError, userId]);
  const choices = usePersisted(persisted);
  return useMemo(
    () => ({
      ...choices,
      setCollapsed: (collapsed) => void persisted.set({ ...persisted.get(), collapsed }),
      setGroupOpen(group, open) {
        const current = persisted.get();
        persisted.set({ ...current, groups: { ...current.groups, [group]: open } });
      },
    }),
    [choices, persisted],
  );
}
