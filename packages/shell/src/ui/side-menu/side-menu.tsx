import { useMessages } from '@pantau/core';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { isAt, itemAt } from '../../engine/menu/access-to.ts';
import { type IsNewModule, type ShownEntry, isShownGroup } from '../../engine/menu/shown-menu.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { useMenuChoices } from '../../hooks/use-menu-choices.ts';
import { useOpenHelp } from '../../hooks/use-open-help.ts';
import { type MenuView, type ShellMenu, groupOf, useShownMenu } from '../shared/use-shown-menu.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';
import { MenuGroupView } from './menu-group-view.tsx';
import { MenuLink } from './menu-link.tsx';
import css from './side-menu.module.css';
import { type MenuCounts, SideMenuContext, type SideMenuState } from './side-menu-context.ts';
import { useListKeys } from './use-list-keys.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface SideMenuProps {
  readonly menu: ShellMenu;
  /** `rail` shows icons only; groups open beside it. Defaults to `full`. */
  readonly mode?: 'full' | 'rail' | undefined;
  /** Whether a module counts as new. Defaults to all that the menu names. */
  readonly isNewModule?: IsNewModule | undefined;
  /** Counts on entries. */
  readonly counts?: MenuCounts | undefined;
  /** Address of the host's knowledge base. Defaults to the address of the help entry. */
  readonly helpUrl?: string | undefined;
  /** Called when an entry is followed. */
  readonly onFollow?: (() => void) | undefined;
}

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

/** The menu of an application: what the signed-in user may open, with one stop for Tab (SH-14). */
export function SideMenu(props: SideMenuProps): ReactElement {
  const {
    menu,
    mode = 'full',
    isNewModule,
    counts = noCounts,
    helpUrl,
    onFollow = nothing,
  } = props;
  const t = useMessages(shellMessages);
  const navigation = useShellNavigation();
  const choices = useMenuChoices();
  const sections = useShownMenu(menu, isNewModule);
  const navRef = useRef<HTMLElement>(null);
  const [lastFocused, setLastFocused] = useState<string>();
  const rail = mode === 'rail';

  const helpPath = useMemo(() => helpPathOf(sections), [sections]);
  const helpAddress = helpUrl ?? navigation.href(helpPath);
  const openHelp = useOpenHelp(helpAddress, onFollow);
  const current = itemAt(menu, navigation.path);
  const currentGroup = groupOf(sections, current?.id);
  const isOpen = (id: string): boolean =>
    choices.groups[id] ?? (id === currentGroup || isOpenAtFirst(sections, id));
  useScrollToCurrent(navRef, `${current?.id} ${mode}`);

  const stops = stopIds(sections, isOpen, rail);
  const state: SideMenuState = {
    rail,
    currentId: current?.id,
    isExactly: current !== undefined && isAt({ path: current.path, exact: true }, navigation.path),
    tabStop: [lastFocused, current?.id, currentGroup, stops[0]].find(
      (id) => id !== undefined && stops.includes(id),
    ),
    counts,
    helpAddress,
    openHelp,
    onFollow,
    isOpen,
    setOpen: choices.setGroupOpen,
  };
  const onKeyDown = useListKeys((key, entry) => onGroupKey(key, entry, state));
  return (
    <SideMenuContext.Provider value={state}>
      <nav
        ref={navRef}
        className={css.menu}
        data-mode={mode}
        aria-label={t('menu')}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setLastFocused(target.dataset['menuStop'] ?? lastFocused)}
      >
        {sections.map(({ id, atEnd, entries }) => (
          <ul key={id} className={css.section} data-at-end={atEnd || undefined}>
            {entries.map((entry) =>
              isShownGroup(entry) ? (
                <li key={entry.group.id} className={css.entry} data-is-group="">
                  <MenuGroupView shown={entry} />
                </li>
              ) : (
                <li key={entry.item.id} className={css.entry}>
                  <MenuLink shown={entry} place="menu" />
                </li>
              ),
            )}
          </ul>
        ))}
      </nav>
    </SideMenuContext.Provider>
  );
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

/** ArrowRight opens a group or enters it, ArrowLeft closes it or returns to it. Returns whether the key did. */
function onGroupKey(key: string, entry: HTMLElement, { isOpen, setOpen }: SideMenuState): boolean {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
  if (entry.dataset['flyout'] !== undefined) {
    if (key === 'ArrowRight') entry.click();
    return true;
  }
  const group = entry.dataset['group'];
  const heading = entry.closest('[data-is-group]')?.querySelector<HTMLElement>('[data-group]');
  if (group === undefined) {
    if (key === 'ArrowLeft') heading?.focus();
  } else if (key === 'ArrowLeft') {
    setOpen(group, false);
  } else if (isOpen(group)) {
    const first = entry.closest('[data-is-group]')?.querySelector<HTMLElement>('[data-place]');
    first?.focus();
  } else {
    setOpen(group, true);
  }
  return true;
}
