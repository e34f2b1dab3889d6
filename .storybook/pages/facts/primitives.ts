import { en as dateEn } from '../../../packages/core/src/ui/date-field/messages/en.ts';
import { id as dateId } from '../../../packages/core/src/ui/date-field/messages/id.ts';
import { en } from '../../../packages/core/src/ui/messages/en.ts';
import { id } from '../../../packages/core/src/ui/messages/id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/core/src/ui';

export const primitives: PageFacts = {
  package: 'core',
  texts: [
    ...textsOf(en, id, [
      'close',
      'required',
      'retry',
      'loadFailed',
      'characterCount',
      'passwordShow',
      'notices',
    ]),
    ...textsOf(dateEn, dateId, ['calendarFor', 'previousMonth', 'todayIs', 'selectedDay']),
  ],
  keys: [
    {
      keys: ['Escape'],
      does: 'Close the topmost dialog, popover, menu or tooltip; focus returns to the trigger',
      module: 'packages/core/src/theme/use-overlay-events.ts',
    },
    { keys: ['Tab', 'Shift+Tab'], does: 'Stay inside a dialog; leave and close a menu' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
      does: 'In a menu, move between the items; letters go to the item that starts with them',
      module: `${ui}/menu/menu-keys.ts`,
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'On the trigger, open the menu at the last or first item',
      module: `${ui}/menu/menu-root.tsx`,
    },
    { keys: ['Enter', ' '], does: 'Choose the item of a menu', module: `${ui}/menu/menu-row.tsx` },
    {
      keys: ['Alt+ArrowDown'],
      does: 'Open the calendar of a date field',
      module: `${ui}/date-field/date-field.tsx`,
    },
  ],
  roles: [
    {
      part: 'Dialog',
      role: 'dialog or alertdialog',
      module: `${ui}/dialog/dialog-content.tsx`,
      markup: "'dialog' | 'alertdialog'",
    },
    { part: 'Menu', role: 'menu', module: `${ui}/menu/menu-content.tsx` },
    { part: 'Item', role: 'menuitem', module: `${ui}/menu/menu-items.tsx` },
    {
      part: 'Item that is switched',
      role: 'menuitemcheckbox',
      module: `${ui}/menu/menu-items.tsx`,
    },
    {
      part: 'Item of a radio group',
      role: 'menuitemradio',
      module: `${ui}/menu/menu-radio-group.tsx`,
    },
    { part: 'Switch', role: 'switch', module: `${ui}/switch/switch.tsx` },
    { part: 'Suggestions', role: 'listbox', module: `${ui}/suggestion-list/suggestion-list.tsx` },
    { part: 'Tooltip', role: 'tooltip', module: `${ui}/tooltip/tooltip-surface.tsx` },
    {
      part: 'Toasts',
      role: 'region',
      module: 'packages/core/src/provider/toaster.tsx',
      markup: "role: 'region'",
    },
    {
      part: 'What a toast says',
      role: 'status or alert',
      module: 'packages/core/src/provider/live-regions.tsx',
      markup: "'status' : 'alert'",
    },
    {
      part: 'Section of a form',
      role: 'region',
      module: `${ui}/form/form-section.tsx`,
      markup: '<section',
    },
  ],
  budgets: ["core's share, as the alert centre uses it"],
};
