import { id as firstId } from '../../../packages/alert-center/src/messages/id.ts';
import { en as firstEn } from '../../../packages/alert-center/src/messages/en.ts';
import { en as panelEn } from '../../../packages/alert-center/src/messages/panel-en.ts';
import { id as panelId } from '../../../packages/alert-center/src/messages/panel-id.ts';
import { en as triageEn } from '../../../packages/alert-center/src/messages/triage-en.ts';
import { id as triageId } from '../../../packages/alert-center/src/messages/triage-id.ts';
import { defaultKeys } from '../../../packages/alert-center/src/ui/shared/shortcut-keys.ts';
import type { ShortcutCommand } from '../../../packages/alert-center/src/ui/shared/view-options.ts';
import { type PageFacts, type PageKeys, textsOf } from './page-facts.ts';

const ui = 'packages/alert-center/src/ui';

/** As the help dialog of the alert centre lists them. */
const shortcuts = (Object.keys(defaultKeys) as ShortcutCommand[]).map((command): PageKeys => {
  const name = `key${command.replace(/^./, (first) => first.toUpperCase())}`;
  return {
    keys: defaultKeys[command],
    does: triageEn[name as `key${Capitalize<ShortcutCommand>}`],
    module: `${ui}/shared/shortcut-keys.ts`,
  };
});

export const alertCenter: PageFacts = {
  package: 'alert-center',
  texts: [
    ...textsOf(firstEn, firstId, [
      'bellLabel',
      'disconnectedSince',
      'stripEmpty',
      'resolvedBy',
      'falseAlert',
    ]),
    ...textsOf(panelEn, panelId, [
      'title',
      'unresolvedOnly',
      'waiting_other',
      'emptyTitle',
      'failedTitle',
      'resolve',
      'markFalse',
      'checkAgain',
      'noteSave',
      'errorOffline',
    ]),
    ...textsOf(triageEn, triageId, ['confirmResolve', 'aboutResolve', 'aboutUndo', 'resultTitle']),
  ],
  keys: [
    ...shortcuts,
    {
      keys: ['Escape'],
      does: 'Clear the selection; otherwise close the popup, the sheet or the focused preview',
      module: `${ui}/settings/handle-shortcut.ts`,
    },
  ],
  roles: [
    { part: 'Popup', role: 'dialog', module: `${ui}/panel/popup-panel.tsx` },
    {
      part: 'Pinned or inline panel',
      role: 'region',
      module: `${ui}/panel/alert-panel.tsx`,
      markup: '<section',
    },
    { part: 'Detached window', role: 'dialog', module: `${ui}/panel/detached-window.tsx` },
    {
      part: 'Sheet on a phone',
      role: 'dialog (modal)',
      module: `${ui}/panel/popup-panel.tsx`,
      markup: 'aria-modal="true"',
    },
    { part: 'Urgent or important alerts', role: 'list', module: `${ui}/list/alert-list.tsx` },
    { part: 'Unread strip beside the bell', role: 'group', module: `${ui}/bell/unread-strip.tsx` },
    { part: 'Preview window', role: 'dialog', module: `${ui}/previews/preview-window.tsx` },
    { part: 'Bar of selected alerts', role: 'region', module: `${ui}/bulk/bulk-tools.tsx` },
    {
      part: 'Progress of a bulk action',
      role: 'progressbar',
      module: `${ui}/bulk/bulk-progress.tsx`,
    },
    { part: 'Search', role: 'search', module: `${ui}/search/search-bar.tsx` },
  ],
  budgets: [
    'alert centre, beyond core',
    "core's share, as the alert centre uses it",
    "alert centre's HTTP adapter, beyond both",
    'stand-alone element, with React and adapter',
  ],
};
