import { useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { classNames } from '@pantau/core/ui/class-names';
import type { ReactElement, ReactNode } from 'react';
import type { FrameColors } from '../../engine/layout/layout.ts';
import type { MenuMode } from '../../engine/menu/menu-mode.ts';
import { useScrolled } from '../../hooks/use-scrolled.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useBarColors, useMenuColors } from '../layout/use-frame-colors.ts';
import css from './top-bar.module.css';

/** The page is scrolled by this many px before the bar takes the colour of surfaces. */
const SCROLLED_PX = 24;

export interface TopBarProps {
  /** How the menu below is shown. Defaults to `closed`, without a button for it. */
  readonly menuMode?: MenuMode | undefined;
  /** Whether the menu below can be collapsed. Defaults to `true`. */
  readonly collapsible?: boolean | undefined;
  /** Defaults to the colours of the theme. */
  readonly colors?: FrameColors | undefined;
  /** Whether it stays at the top while the page scrolls. Defaults to `true`. */
  readonly sticky?: boolean | undefined;
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
  const { menuMode = 'closed', collapsible = true, colors = 'theme', sticky = true } = props;
  const { logo, start, end } = props;
  const scrolled = useScrolled(SCROLLED_PX);
  const { className, ...barColors } = useBarColors(colors);
  const isColumn = menuMode === 'full' || menuMode === 'compact' || menuMode === 'rail';
  return (
    <header
      {...barColors}
      className={classNames(css.bar, className)}
      data-colors={colors}
      data-scrolled={scrolled || undefined}
      data-scrolls={!sticky || undefined}
    >
      {isColumn && (
        <MenuCorner mode={menuMode}>
          {collapsible && <MenuButton {...props} />}
          {menuMode === 'full' && logo}
        </MenuCorner>
      )}
      {menuMode === 'drawer' && (
        <div className={css.opener}>
          <MenuButton {...props} />
        </div>
      )}
      {menuMode !== 'full' && (
        <div className={css.logo} data-after={isColumn || undefined}>
          {logo}
        </div>
      )}
      {start}
      <div className={css.end}>{end}</div>
    </header>
  );
}

interface MenuCornerProps {
  readonly mode: MenuMode;
  readonly children: ReactNode;
}

/** Above the menu, and in its colours. */
function MenuCorner({ mode, children }: MenuCornerProps): ReactElement {
  const { className, ...colors } = useMenuColors();
  return (
    <div {...colors} className={classNames(css.corner, className)} data-mode={mode}>
      {children}
    </div>
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
