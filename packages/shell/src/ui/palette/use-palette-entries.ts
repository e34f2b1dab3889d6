import { useMessages, useSession } from '@pantau/core';
import { useMemo } from 'react';
import { isAllowed } from '../../engine/access/access-rule.ts';
import { type ShownEntry, type ShownItem, isShownGroup } from '../../engine/menu/shown-menu.ts';
import type { PaletteAction } from '../../engine/palette/palette-action.ts';
import type { PaletteText } from '../../engine/palette/palette-match.ts';
import { useLayoutSettings } from '../../hooks/layout/layout-settings-context.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import type { MenuIcon } from '../../engine/menu/menu.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';
import { useMenuText } from '../shared/use-menu-text.ts';
import { useShownMenu } from '../shared/use-shown-menu.ts';
import type { MenuContentProps } from '../side-menu/menu-content.ts';

/** In their order. What is found arrives late, so it comes last and moves nothing. */
export const paletteGroups = ['recent', 'pages', 'actions', 'vehicles', 'orders'] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** What can be chosen. */
export interface PaletteEntry extends PaletteText {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly icon: MenuIcon;
  /** Choosing it leaves the palette open. */
  readonly keepsOpen?: true | undefined;
  run(): void;
}

/** The pages that the user may open, in the order of the menu (SH-90). */
function usePages({ menu, isNewModule, helpUrl }: MenuContentProps): readonly PaletteEntry[] {
  const session = useSession();
  const text = useMenuText();
  const navigation = useShellNavigation();
  const sections = useShownMenu(menu, isNewModule);
  return useMemo(() => {
    const pageOf = (
      { item, label }: ShownItem<ShellMessageKey>,
      hint: string | undefined,
    ): PaletteEntry => ({
      id: `page-${item.id}`,
      group: 'pages',
      label: text(label),
      hint,
      icon: item.icon,
      run: () =>
        item.opensHelp === true
          ? navigation.openInNewTab(helpUrl ?? navigation.href(item.path))
          : navigation.navigate(item.path),
    });
    return sections
      .flatMap(({ entries }) => entries as readonly ShownEntry<ShellMessageKey>[])
      .flatMap((entry) => {
        const items = isShownGroup(entry) ? entry.items : [entry];
        const hint = isShownGroup(entry) ? text(entry.group.label) : undefined;
        return items
          .filter(({ item }) => isAllowed(item.access, session))
          .map((item) => pageOf(item, hint));
      });
  }, [sections, session, text, navigation, helpUrl]);
}

/** Pages, then actions: those of the host and the shell's own. */
export function usePaletteEntries(
  menu: MenuContentProps,
  actions: readonly PaletteAction[],
): readonly PaletteEntry[] {
  const t = useMessages(shellMessages);
  const pages = usePages(menu);
  const settings = useLayoutSettings();
  return useMemo(() => {
    const own: readonly PaletteAction[] =
      settings === null
        ? []
        : [
            {
              id: 'layout',
              label: t('layoutSettings'),
              hint: t('settings'),
              icon: 'sidebarLeft',
              run: settings.open,
            },
          ];
    const asEntry = (action: PaletteAction): PaletteEntry => ({
      ...action,
      id: `action-${action.id}`,
      group: 'actions',
    });
    return [...pages, ...[...own, ...actions].map(asEntry)];
  }, [pages, settings, actions, t]);
}
