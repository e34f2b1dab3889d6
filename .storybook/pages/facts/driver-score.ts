import { en } from '../../../packages/driver-score/src/messages/en.ts';
import { id } from '../../../packages/driver-score/src/messages/id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/driver-score/src/ui';

export const driverScore: PageFacts = {
  package: 'driver-score',
  texts: textsOf(en, id, [
    'scores',
    'average',
    'since',
    'unchanged',
    'grades',
    'top',
    'lowest',
    'notEnoughTitle',
    'notEnoughDistance',
    'waterfall',
    'waterfallHint',
    'falseAlerts_other',
    'fell',
    'failed',
    'noOwn',
    'noOwnText',
  ]),
  keys: [],
  roles: [
    { part: 'Card', role: 'region', module: `${ui}/shared/card.tsx`, markup: '<section' },
    {
      part: 'Drivers by grade',
      role: 'list',
      module: `${ui}/overview/grade-bars.tsx`,
      markup: '<ul',
    },
    {
      part: 'Highest and lowest scores',
      role: 'list, numbered',
      module: `${ui}/overview/ranked-drivers.tsx`,
      markup: '<ol',
    },
    {
      part: 'Parts of the score',
      role: 'list of toggle buttons',
      module: `${ui}/driver/waterfall.tsx`,
      markup: 'aria-pressed',
    },
    {
      part: 'Alerts by category',
      role: 'table',
      module: `${ui}/driver/category-table.tsx`,
      markup: '<table',
    },
    {
      part: 'Charts, which have a table with the same numbers',
      role: 'hidden',
      module: `${ui}/charts/line-chart.tsx`,
      markup: 'aria-hidden',
    },
  ],
  budgets: ['driver scores, beyond core and the data table', 'lazy: charts of driver scores'],
};
