import { en } from '../../../packages/alert-center/src/messages/history-en.ts';
import { id } from '../../../packages/alert-center/src/messages/history-id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/alert-center/src/ui/history';

export const alertHistory: PageFacts = {
  package: 'alert-center',
  texts: textsOf(en, id, [
    'list',
    'search',
    'stateUnresolved',
    'stateResolved',
    'stateFalse',
    'showNew_other',
    'emptyTitle',
    'emptyText',
    'resolveTitle_other',
    'aboutSettled',
    'detailMissingTitle',
    'forbiddenTitle',
    'log',
    'logEmptyText',
  ]),
  keys: [],
  roles: [
    {
      part: 'List and log',
      role: 'grid',
      module: 'packages/data-table/src/grid/grid.tsx',
      markup: "'grid'",
    },
    { part: 'A page that is loading', role: 'status', module: `${ui}/alert-detail.tsx` },
    {
      part: 'Head of the page of an alert',
      role: 'header',
      module: `${ui}/alert-detail.tsx`,
      markup: '<header',
    },
  ],
  budgets: ['alert centre, beyond core'],
};
