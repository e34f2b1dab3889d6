import { useMessages } from '@pantau/core';
import { classNames } from '@pantau/core/ui/class-names';
import { type ReactElement, memo, useRef } from 'react';
import { isShownGroup } from '../../engine/menu/shown-menu.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useMenuColors } from '../layout/use-frame-colors.ts';
import type { MenuContentProps } from './menu-content.ts';
import { MenuGroupView } from './menu-group-view.tsx';
import { MenuLink } from './menu-link.tsx';
import css from './side-menu.module.css';
import { SideMenuContext, type SideMenuState } from './side-menu-context.ts';
import { useListKeys } from './use-list-keys.ts';
import { useMenuState } from './use-menu-state.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface SideMenuProps extends MenuContentProps {
  /**
   * `rail` shows icons only, `compact` small labels below them; groups open beside both. Defaults to `full`.
   */
  readonly mode?: 'full' | 'compact' | 'rail' | undefined;
}

/** The menu of an application: what the signed-in user may open, with one stop for Tab (SH-14). */
export const SideMenu = memo(function SideMenu(props: SideMenuProps): ReactElement {
  const { mode = 'full' } = props;
  const t = useMessages(shellMessages);
  const { sections, state, onFocus } = useMenuState(props, mode);
  const navRef = useRef<HTMLElement>(null);
  useScrollToCurrent(navRef, `${state.currentId} ${mode}`);
  const { className, ...colors } = useMenuColors();
  const onKeyDown = useListKeys((key, entry) => onGroupKey(key, entry, state));
  return (
    <SideMenuContext.Provider value={state}>
      <nav
        ref={navRef}
        {...colors}
        className={classNames(css.menu, className)}
        data-mode={mode}
        aria-label={t('menu')}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
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
});

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
