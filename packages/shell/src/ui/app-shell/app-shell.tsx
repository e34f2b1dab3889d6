import { useMessages } from '@pantau/core';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { IsNewModule } from '../../engine/menu/shown-menu.ts';
import type { ShellNavigation } from '../../engine/navigation/shell-navigation.ts';
import { ShellNavigationProvider } from '../../hooks/shell-context.tsx';
import { MenuColorsContext } from '../../hooks/layout/menu-colors-context.ts';
import { useLayout } from '../../hooks/layout/use-layout.ts';
import { colorsOf } from '../../engine/layout/layout.ts';
import { LayoutSettingsContext } from '../../hooks/layout/layout-settings-context.ts';
import { LazyLayoutSettings } from '../layout-settings/lazy-layout-settings.tsx';
import { Preloader } from '../preloader/preloader.tsx';
import { HorizontalMenu } from '../horizontal-menu/horizontal-menu.tsx';
import { useMenuChoices } from '../../hooks/use-menu-choices.ts';
import { useMenuMode } from '../../hooks/use-menu-mode.ts';
import { type ShellMenu, useShownMenu } from '../shared/use-shown-menu.ts';
import type { PaletteAction } from '../../engine/palette/palette-action.ts';
import type { PaletteLookup } from '../../engine/palette/palette-lookup.ts';
import { usePalette } from '../palette/use-palette.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { Drawer } from '../drawer/drawer.tsx';
import { Footer } from '../footer/footer.tsx';
import { MobileMenu, useMobileItems } from '../mobile-menu/mobile-menu.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import type { MenuCounts } from '../side-menu/side-menu-context.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { useTakenEdges } from './use-taken-edges.ts';
import css from './app-shell.module.css';

export interface AppShellProps {
  readonly menu: ShellMenu;
  /** The host's router. */
  readonly navigation: ShellNavigation;
  /** Usually a link to the first page. */
  readonly logo: ReactNode;
  /** In the top bar after the logo, such as a notice that concerns every page. */
  readonly barStart?: ReactNode;
  /** At the right edge of the top bar. */
  readonly barEnd?: ReactNode;
  /** A panel of 420 px over the right edge of the page, below the top bar, such as the alert panel. */
  readonly panel?: ReactNode;
  /** Leaves 420 px at the right of the page for the panel. */
  readonly panelPinned?: boolean | undefined;
  /** Counts on entries of the menu. */
  readonly counts?: MenuCounts | undefined;
  /** Whether a module counts as new. Defaults to all that the menu names. */
  readonly isNewModule?: IsNewModule | undefined;
  /** Address of the host's knowledge base. Defaults to the address of the help entry. */
  readonly helpUrl?: string | undefined;
  /** Whose application it is, for the footer. Without it there is no footer. */
  readonly owner?: string | undefined;
  /** Actions of the command palette, such as those of `useAccountActions`. */
  readonly paletteActions?: readonly PaletteAction[] | undefined;
  /** How the command palette finds vehicles and orders. Keep it stable. Without it there are none. */
  readonly paletteLookup?: PaletteLookup | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** The frame around every page: top bar, menu, page, footer, and the mobile menu on phones. */
export function AppShell(props: AppShellProps): ReactElement {
  return (
    <ShellNavigationProvider navigation={props.navigation}>
      <Frame {...props} />
    </ShellNavigationProvider>
  );
}

function useSettingsState() {
  const [isOpen, setOpen] = useState(false);
  const settings = useMemo(() => ({ isOpen, open: () => setOpen(true) }), [isOpen]);
  return { settings, close: (): void => setOpen(false) };
}

function Frame(props: AppShellProps): ReactElement {
  const { menu, navigation, logo, barStart, barEnd, counts, isNewModule, helpUrl, owner } = props;
  const { panel, panelPinned = false, children } = props;
  const choices = useMenuChoices();
  const { layout } = useLayout();
  const menuState = useMenuMode(menu, navigation.path, choices, layout);
  const isEmpty = useShownMenu(menu, isNewModule).length === 0;
  const mode = isEmpty ? 'closed' : menuState.mode;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const hasMobileMenu = useMobileItems(menu).length > 0;
  const contentRef = useRef<HTMLElement>(null);
  const shellRef = useRef<HTMLDivElement>(null);
  useTakenEdges(shellRef, mode, panelPinned);
  const { settings, close: closeSettings } = useSettingsState();
  const shared = { menu, counts, isNewModule, helpUrl };
  const { button, palette } = usePalette(shared, props.paletteActions, props.paletteLookup);

  return (
    <LayoutSettingsContext.Provider value={settings}>
      <MenuColorsContext.Provider value={colorsOf(layout.sidebar)}>
        <div
          ref={shellRef}
          className={css.shell}
          data-menu-mode={mode}
          data-width={layout.width}
          data-footer={owner !== undefined || undefined}
          data-mobile-menu={hasMobileMenu || undefined}
          data-panel={panelPinned || undefined}
        >
          <SkipLink to={contentRef} />
          <TopBar
            menuMode={mode}
            collapsible={menuState.collapsible}
            colors={colorsOf(layout.topbar)}
            sticky={layout.width !== 'scrollable'}
            drawerOpen={drawerOpen}
            onToggleMenu={mode === 'drawer' ? () => setDrawerOpen(true) : menuState.toggle}
            logo={logo}
            start={barStart}
            end={
              <>
                {button}
                {barEnd}
              </>
            }
          />
          {mode === 'top' && (
            <div className={css.topMenu} data-takes="top">
              <HorizontalMenu {...shared} />
            </div>
          )}
          {(mode === 'full' || mode === 'compact' || mode === 'rail') && (
            <div className={css.menu} data-takes="left">
              <SideMenu {...shared} mode={mode} />
            </div>
          )}
          {mode === 'drawer' && drawerOpen && (
            <Drawer onClose={() => setDrawerOpen(false)} head={logo}>
              <SideMenu {...shared} onFollow={() => setDrawerOpen(false)} />
            </Drawer>
          )}
          <div className={css.body} data-takes={panelPinned ? 'right' : undefined}>
            <main ref={contentRef} className={css.content} tabIndex={-1}>
              {children}
            </main>
            {owner !== undefined && <Footer owner={owner} />}
          </div>
          <MobileMenu menu={menu} counts={counts} />
          {Boolean(panel) && <div className={css.panel}>{panel}</div>}
        </div>
        {palette}
        {settings.isOpen && <LazyLayoutSettings onClose={closeSettings} />}
        <Preloader enabled={layout.preloader}>{logo}</Preloader>
      </MenuColorsContext.Provider>
    </LayoutSettingsContext.Provider>
  );
}

/** The first stop of the keyboard: leads to the page. */
function SkipLink({ to }: { readonly to: RefObject<HTMLElement | null> }): ReactElement {
  const t = useMessages(shellMessages);
  return (
    <button
      type="button"
      className={css.skip}
      onClick={() => to.current?.focus({ preventScroll: true })}
    >
      {t('skipToContent')}
    </button>
  );
}
