import { useSession } from '@pantau/core';
import { useCallback } from 'react';
import { accessTo } from '../engine/menu/access-to.ts';
import type { MenuDefinition } from '../engine/menu/menu.ts';

/** Whether the menu lets the user open a path: for links to a page, which its route guards (SH-3). Stable. */
export function useMayOpen(menu: MenuDefinition): (path: string) => boolean {
  const session = useSession();
  return useCallback((path) => accessTo(menu, path, session) !== 'forbidden', [menu, session]);
}
