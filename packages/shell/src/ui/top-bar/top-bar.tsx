import { useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement, ReactNode } from 'react';
import type { MenuMode } from '../../engine/menu/menu-mode.ts';
import { useScrolled } from '../../hooks/use-scrolled.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import css from './top-bar.module.css';

/** The page is scrolled by this many px before the bar takes the colour of surfaces. */
const SCROLLED_PX = 24;

export interface TopBarProps {
  /** How the menu below is shown. Defaults to `closed`, without a button for it. */
  readonly menuMode?: MenuMode | undefined;
  /** The drawer is open. */
  readonly drawerOpen?: boolean | undefined;
  /** The button for the menu was pressed. */
  readonly onToggleMenu?: (() => void) | undefined;
  /** Usually a link to the first page. */
  readonly logo?: ReactNode;
  /** After the logo, such as a notice that concerns every page. */
  readonly start?: ReactNode;
  /** At the right edge, such as bell and account menu. */
  readonly end?: ReactNode;
}

/** The bar above every page. It takes the colour of surfaces once the page is scrolled by 24 px (SH-22). */
export function TopBar(props: TopBarProps): ReactElement {
  const { menuMode = 'closed', logo, start, end } = props;
  const scrolled = useScrolled(SCROLLED_PX);
  const hasMenuColumn = menuMode === 'full' || menuMode === 'rail';
  return (
    <header className={css.bar} data-scrolled={scrolled || undefined}>
      {menuMode !== 'closed' && (
        <div className={css.corner} data-mode={menuMode}>
          <MenuButton {...props} />
          {menuMode === 'full' && logo}
        </div>
      )}
      {menuMode !== 'full' && (
        <div className={css.logo} data-after={hasMenuColumn || undefined}>
          {logo}
        </div>
      )}
      {start}
      <div className={css.end}>{end}</div>
    </header>
  );
}

function MenuButton({ menuMode, drawerOpen = false, onToggleMenu }: TopBarProps): ReactElement {
  const t = useMessages(shellMessages);
  if (menuMode === 'drawer') {
    return (
      <IconButton
        icon="menu"
        size="large"
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onClick={onToggleMenu}
      />
    );
  }
  const isFull = menuMode === 'full';
  return (
    <IconButton
      icon="sidebarLeft"
      label={t(isFull ? 'collapseMenu' : 'expandMenu')}
      onClick={onToggleMenu}
    />
  );
}
