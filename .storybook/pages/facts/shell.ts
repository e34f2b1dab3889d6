import { en } from '../../../packages/shell/src/messages/en.ts';
import { id } from '../../../packages/shell/src/messages/id.ts';
import { en as paletteEn } from '../../../packages/shell/src/messages/palette-en.ts';
import { id as paletteId } from '../../../packages/shell/src/messages/palette-id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/shell/src/ui';
const listKeys = 'packages/core/src/ui/menu/menu-keys.ts';

export const shell: PageFacts = {
  package: 'shell',
  texts: [
    ...textsOf(en, id, [
      'skipToContent',
      'openMenu',
      'mobileMenu',
      'announcementsUnread_other',
      'newAnnouncement',
      'breadcrumb',
      'layoutSettings',
      'layoutWidthHint',
      'lightFollowsTheme',
      'resetLayout',
    ]),
    ...textsOf(paletteEn, paletteId, [
      'palette',
      'palettePlaceholderAll',
      'paletteEmpty',
      'paletteVehiclesFailed',
    ]),
  ],
  keys: [
    {
      keys: ['Ctrl+k', 'Meta+k'],
      does: 'Open the command palette; on a Mac with Cmd',
      module: 'packages/shell/src/engine/palette/palette-shortcut.ts',
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Enter'],
      does: 'In the palette, move and open',
      module: `${ui}/palette/palette.tsx`,
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
      does: 'In the menu, move between the entries',
      module: listKeys,
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'In the menu at the side, open and close a group',
      module: `${ui}/side-menu/side-menu.tsx`,
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'In the menu at the top, move between the entries',
      module: `${ui}/side-menu/use-list-keys.ts`,
    },
    {
      keys: ['ArrowDown'],
      does: 'In the menu at the top, open a group',
      module: `${ui}/horizontal-menu/horizontal-menu.tsx`,
    },
  ],
  roles: [
    { part: 'Top bar', role: 'banner', module: `${ui}/top-bar/top-bar.tsx`, markup: '<header' },
    { part: 'Menu', role: 'navigation', module: `${ui}/side-menu/side-menu.tsx`, markup: '<nav' },
    {
      part: 'Main pages on a phone',
      role: 'navigation',
      module: `${ui}/mobile-menu/mobile-menu.tsx`,
      markup: '<nav',
    },
    {
      part: 'Breadcrumb',
      role: 'navigation',
      module: `${ui}/breadcrumb/breadcrumb.tsx`,
      markup: '<nav',
    },
    { part: 'Page', role: 'main', module: `${ui}/app-shell/app-shell.tsx`, markup: '<main' },
    { part: 'Command palette', role: 'dialog', module: `${ui}/palette/palette.tsx` },
    {
      part: 'What the palette finds',
      role: 'listbox',
      module: `${ui}/palette/palette-options.tsx`,
    },
    { part: 'Offline notice', role: 'status', module: `${ui}/offline-notice/offline-notice.tsx` },
    {
      part: 'Layout settings',
      role: 'dialog',
      module: `${ui}/layout-settings/layout-settings.tsx`,
    },
  ],
  budgets: ['shell, beyond core'],
};
