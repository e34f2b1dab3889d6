import { useMessages, useSession } from '@pantau/core';
import { Badge } from '@pantau/core/ui/badge';
import { type ReactElement, useMemo } from 'react';
import { isAtAny, itemAt } from '../../engine/menu/access-to.ts';
import { type MobileItem, mobileItems } from '../../engine/menu/shown-menu.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { useMenuText } from '../shared/use-menu-text.ts';
import type { ShellMenu } from '../shared/use-shown-menu.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';
import { MenuIconView } from '../icon/menu-icon-view.tsx';
import { ShellLink } from '../link/shell-link.tsx';
import css from './mobile-menu.module.css';
import type { MenuCounts } from '../side-menu/side-menu-context.ts';

export interface MobileMenuProps {
  readonly menu: ShellMenu;
  readonly counts?: MenuCounts | undefined;
}

/** The items of the mobile menu on the current page; none on a live view (SH-20). */
export function useMobileItems(menu: ShellMenu): readonly MobileItem<ShellMessageKey>[] {
  const session = useSession();
  const { path } = useShellNavigation();
  const items = useMemo(() => mobileItems(menu, session), [menu, session]);
  return isAtAny(menu.noMobileMenuOn, path) ? [] : items;
}

/** The main pages at the bottom of a phone's screen, below 768 px (SH-20). */
export function MobileMenu({ menu, counts = {} }: MobileMenuProps): ReactElement | null {
  const t = useMessages(shellMessages);
  const text = useMenuText();
  const { path } = useShellNavigation();
  const items = useMobileItems(menu);
  const currentId = itemAt(menu, path)?.id;
  if (items.length === 0) return null;
  return (
    <nav className={css.menu} aria-label={t('mobileMenu')} data-keeps-toasts-away="">
      <ul className={css.list}>
        {items.map(({ item, label }) => {
          const count = item.count === undefined ? 0 : (counts[item.count] ?? 0);
          return (
            <li key={item.id} className={css.entry}>
              <ShellLink
                to={item.path}
                className={css.link}
                aria-current={item.id === currentId ? 'page' : undefined}
              >
                <span className={css.icon}>
                  <MenuIconView icon={item.icon} size={20} />
                  {count > 0 && (
                    <span className={css.count}>
                      <Badge count={count} label={t('notificationCount', { count })} />
                    </span>
                  )}
                </span>
                {text(label)}
              </ShellLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
