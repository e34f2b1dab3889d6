import { en } from '../../../packages/sales-order/src/messages/en.ts';
import { id } from '../../../packages/sales-order/src/messages/id.ts';
import { en as pagesEn } from '../../../packages/sales-order/src/messages/pages-en.ts';
import { id as pagesId } from '../../../packages/sales-order/src/messages/pages-id.ts';
import { en as changeEn } from '../../../packages/sales-order/src/messages/transition-en.ts';
import { id as changeId } from '../../../packages/sales-order/src/messages/transition-id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/sales-order/src/ui';

export const salesOrder: PageFacts = {
  package: 'sales-order',
  texts: [
    ...textsOf(en, id, [
      'list',
      'createOrder',
      'statusDRAFT',
      'statusCONFIRMED',
      'statusASSIGNED',
      'statusCOMPLETED',
      'statusCANCELED',
      'noOrdersTitle',
      'overdue',
      'moved_other',
      'notMoved_other',
    ]),
    ...textsOf(changeEn, changeId, [
      'statusTitle_other',
      'statusText',
      'keepStatus',
      'cancelTitle_one',
      'reasonMissing',
      'deleteText',
    ]),
    ...textsOf(pagesEn, pagesId, ['orderMissing', 'changedByOthers', 'changedByOthersText']),
  ],
  keys: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Move through the suggestions',
      module: `${ui}/form/suggest-field.tsx`,
    },
    { keys: ['Enter'], does: 'Take the suggestion', module: `${ui}/form/suggest-field.tsx` },
  ],
  roles: [
    {
      part: 'Card of an order',
      role: 'region',
      module: `${ui}/detail/card.tsx`,
      markup: '<section',
    },
    { part: 'Stops and history', role: 'list', module: `${ui}/detail/route-card.tsx` },
    { part: 'Confirmation', role: 'alertdialog', module: `${ui}/transition/confirm-dialog.tsx` },
    {
      part: 'Field that suggests values',
      role: 'combobox',
      module: `${ui}/form/suggest-field.tsx`,
    },
    { part: 'Problem of a field', role: 'alert', module: `${ui}/form/locations-input.tsx` },
  ],
  budgets: [
    'sales orders with their HTTP adapter, beyond core and the data table',
    'sales orders: detail, beyond core and the list',
    'sales orders: form, beyond core and the list',
  ],
};
