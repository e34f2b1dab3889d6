import { useMemo, useState } from 'react';
import { isAt, itemAt } from '../../engine/menu/access-to.ts';
import { type ShownEntry, isShownGroup } from '../../engine/menu/shown-menu.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { useMenuChoices } from '../../hooks/use-menu-choices.ts';
import { useOpenHelp } from '../../hooks/use-open-help.ts';
import type { ShellMessageKey } from '../../messages/shell-messages.ts';
import { type MenuView, groupOf, useShownMenu } from '../shared/use-shown-menu.ts';
import type { MenuCounts, SideMenuState } from './side-menu-context.ts';
import type { MenuContentProps } from './menu-content.ts';

const noCounts: MenuCounts = {};
const nothing = (): void => undefined;

/** The entries that have focus in turn, as far as they are open. */
const stopIds = (
  sections: MenuView,
  isOpen: (group: string) => boolean,
  rail: boolean,
): readonly string[] =>
  sections
    .flatMap(({ entries }) => entries as readonly ShownEntry<ShellMessageKey>[])
    .flatMap((entry) => {
      if (!isShownGroup(entry)) return [entry.item.id];
      const own = entry.group.id;
      return rail || !isOpen(own) ? [own] : [own, ...entry.items.map(({ item }) => item.id)];
    });

/** The stop of Tab that opens the entries without room. */
export const MORE = 'more';

/** How the entries of a menu are shown. */
export type EntryStyle = 'full' | 'rail' | 'compact' | 'top';

export interface MenuStateHandle {
  readonly sections: MenuView;
  readonly state: SideMenuState;
  /** Where focus is becomes the stop of Tab. */
  onFocus(event: { readonly target: HTMLElement }): void;
}

/** What the entries of a menu show and do, however the menu is laid out. */
export function useMenuState(props: MenuContentProps, entries: EntryStyle): MenuStateHandle {
  const { menu, isNewModule, counts = noCounts, helpUrl, onFollow = nothing } = props;
  const navigation = useShellNavigation();
  const choices = useMenuChoices();
  const sections = useShownMenu(menu, isNewModule);
  const [lastFocused, setLastFocused] = useState<string>();

  const helpPath = useMemo(() => helpPathOf(sections), [sections]);
  const helpAddress = helpUrl ?? navigation.href(helpPath);
  const openHelp = useOpenHelp(helpAddress, onFollow);
  const current = itemAt(menu, navigation.path);
  const currentGroup = groupOf(sections, current?.id);
  const isOpen = (id: string): boolean =>
    choices.groups[id] ?? (id === currentGroup || isOpenAtFirst(sections, id));

  const ofEntries = stopIds(sections, isOpen, entries !== 'full');
  const stops = entries === 'top' ? [...ofEntries, MORE] : ofEntries;
  return {
    sections,
    onFocus: ({ target }) => setLastFocused(target.dataset['menuStop'] ?? lastFocused),
    state: {
      rail: entries === 'rail' || entries === 'compact',
      labelled: entries === 'compact',
      currentId: current?.id,
      isExactly:
        current !== undefined && isAt({ path: current.path, exact: true }, navigation.path),
      tabStop: [lastFocused, current?.id, currentGroup, stops[0]].find(
        (id) => id !== undefined && stops.includes(id),
      ),
      counts,
      helpAddress,
      openHelp,
      onFollow,
      isOpen,
      setOpen: choices.setGroupOpen,
    },
  };
}

const itemsIn = (sections: MenuView) =>
  sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (isShownGroup(entry) ? entry.items : [entry])),
  );

const helpPathOf = (sections: MenuView): string =>
  itemsIn(sections).find(({ item }) => item.opensHelp === true)?.item.path ?? '/';

const isOpenAtFirst = (sections: MenuView, id: string): boolean =>
  sections.some(({ entries }) =>
    entries.some(
      (entry) => isShownGroup(entry) && entry.group.id === id && entry.group.defaultOpen === true,
    ),
  );
