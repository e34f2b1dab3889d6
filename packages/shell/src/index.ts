/** The page shell: the menu with its access rules, and the frame around an application's pages. */
export {
  type AccessRule,
  type AccessSession,
  everybody,
  isAllowed,
  nobody,
} from './engine/access/access-rule.ts';
export {
  type Announcement,
  type AnnouncementAction,
  type AnnouncementContent,
  type AnnouncementDetail,
  type AnnouncementId,
  type AnnouncementImage,
  type AnnouncementVideoSource,
  announcementActions,
} from './engine/announcements/announcement.ts';
export { announcementAccess } from './engine/announcements/announcement-access.ts';
export {
  ANNOUNCEMENT_LIMIT_MAX,
  ANNOUNCEMENT_PAGE,
  type AnnouncementEvent,
  type AnnouncementPage,
  type AnnouncementQuery,
  type AnnouncementSource,
  type ReadMark,
} from './engine/announcements/announcement-source.port.ts';
export { type Access, accessTo, homeItem, itemAt } from './engine/menu/access-to.ts';
export { type FleetMenuKey, fleetMenu } from './engine/menu/fleet-menu.ts';
export {
  type Crumb,
  type MenuCount,
  type MenuDefinition,
  type MenuEntry,
  type MenuGroup,
  type MenuIcon,
  type MenuItem,
  type MenuSection,
  type MenuText,
  type MobileEntry,
  itemsOf,
} from './engine/menu/menu.ts';
export type { MenuIconName } from './engine/menu/menu-icon-paths.ts';
export {
  type IsNewModule,
  type MobileItem,
  type ShownEntry,
  type ShownGroup,
  type ShownItem,
  type ShownSection,
  isShownGroup,
  mobileItems,
  shownMenu,
} from './engine/menu/shown-menu.ts';
export type { AppUpdates } from './engine/updates/app-updates.ts';
export { type PageDefinition, type PageTable, createPageTable } from './engine/pages/page-table.ts';
export type { ShellNavigation } from './engine/navigation/shell-navigation.ts';
export { Interruptions, type InterruptionsProps } from './hooks/interruptions/interruptions.tsx';
export {
  ShellNavigationProvider,
  type ShellNavigationProviderProps,
  useShellNavigation,
} from './hooks/shell-context.tsx';
export { useMayOpen } from './hooks/use-may-open.ts';
export { useReportedAtMost } from './hooks/use-reported-at-most.ts';
export { type MenuPage, useMenuPage } from './ui/shared/use-menu-page.ts';
export { useMenuText } from './ui/shared/use-menu-text.ts';
export type { ShellMenu } from './ui/shared/use-shown-menu.ts';
export {
  type ShellMessageKey,
  type ShellTranslate,
  shellMessages,
} from './messages/shell-messages.ts';
export { AccountMenu, type AccountMenuProps } from './ui/account-menu/account-menu.tsx';
export { AppShell, type AppShellProps } from './ui/app-shell/app-shell.tsx';
export {
  Breadcrumb,
  type BreadcrumbProps,
  type BreadcrumbStep,
} from './ui/breadcrumb/breadcrumb.tsx';
export { Footer, type FooterProps } from './ui/footer/footer.tsx';
export { ShellLink, type ShellLinkProps } from './ui/link/shell-link.tsx';
export { Megaphone, type MegaphoneProps } from './ui/announcements/megaphone.tsx';
export { MobileMenu, type MobileMenuProps } from './ui/mobile-menu/mobile-menu.tsx';
export {
  type LiveConnection,
  OfflineNotice,
  type OfflineNoticeProps,
} from './ui/offline-notice/offline-notice.tsx';
export { PageHeader, type PageHeaderProps } from './ui/page-header/page-header.tsx';
export type { MenuCounts } from './ui/side-menu/side-menu-context.ts';
export { SideMenu, type SideMenuProps } from './ui/side-menu/side-menu.tsx';
export { UpdateButton, type UpdateButtonProps } from './ui/update/update-button.tsx';
export { BarDivider } from './ui/top-bar/bar-divider.tsx';
export { TopBar, type TopBarProps } from './ui/top-bar/top-bar.tsx';
export type {
  FrameColors,
  Layout,
  LayoutWidth,
  Orientation,
  SidebarType,
  TopbarType,
} from './engine/layout/layout.ts';
export {
  type LayoutSettingsHandle,
  useLayoutSettings,
} from './hooks/layout/layout-settings-context.ts';
export { type LayoutHandle, useLayout } from './hooks/layout/use-layout.ts';
export type { PaletteAction } from './engine/palette/palette-action.ts';
export type { PaletteLookup } from './engine/palette/palette-lookup.ts';
export {
  PALETTE_FINDS_MAX,
  type PaletteFind,
  type PaletteKind,
  type PaletteSource,
  paletteKinds,
} from './engine/palette/palette-source.port.ts';
export { useAccountActions } from './ui/palette/use-account-actions.ts';
export { HorizontalMenu } from './ui/horizontal-menu/horizontal-menu.tsx';
export type { MenuContentProps } from './ui/side-menu/menu-content.ts';
export { Preloader, type PreloaderProps } from './ui/preloader/preloader.tsx';
export type { MenuMode } from './engine/menu/menu-mode.ts';
