import { useMessages } from '@pantau/core';
import { useCallback } from 'react';
import type { MenuText } from '../../engine/menu/menu.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';

/** Returns the text of a label or title of the menu. */
export function useMenuText(): (text: MenuText<ShellMessageKey>) => string {
  const t = useMessages(shellMessages);
  return useCallback((text) => (typeof text === 'string' ? t(text) : text.text), [t]);
}
