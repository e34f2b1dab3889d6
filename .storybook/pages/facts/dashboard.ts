import { en } from '../../../packages/dashboard/src/messages/en.ts';
import { id } from '../../../packages/dashboard/src/messages/id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/dashboard/src/ui';
const markers = 'packages/dashboard/src/engine/fleet/next-marker.ts';

export const dashboard: PageFacts = {
  package: 'dashboard',
  texts: textsOf(en, id, [
    'goodMorning',
    'attention',
    'lastHours',
    'changes_other',
    'nothingOpenTitle',
    'nothingOpenText',
    'liveLost',
    'fleetMap',
    'tracked',
    'orders',
    'alertHours',
    'showTable',
    'loadFailed',
    'retriedText',
    'nothingPermittedTitle',
  ]),
  keys: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
      does: 'Move between the alerts that need attention',
      module: `${ui}/attention/use-row-keys.ts`,
    },
    {
      keys: ['.'],
      does: 'Show the changes that wait',
      module: `${ui}/attention/use-row-keys.ts`,
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'On the map, move to the next vehicle in that direction',
      module: markers,
    },
    {
      keys: ['Home', 'End'],
      does: 'On the map, go to the leftmost or rightmost vehicle',
      module: markers,
    },
  ],
  roles: [
    { part: 'Tile', role: 'region', module: `${ui}/tile/tile-frame.tsx`, markup: '<section' },
    {
      part: 'Alerts that need attention',
      role: 'list',
      module: `${ui}/attention/attention-rows.tsx`,
      markup: '<ul',
    },
    {
      part: 'Vehicles as a table',
      role: 'table',
      module: `${ui}/fleet-map/vehicle-list.tsx`,
      markup: '<table',
    },
    { part: 'Card of a vehicle', role: 'status', module: `${ui}/fleet-map/vehicle-card.tsx` },
    { part: 'A tile that is out of date', role: 'status', module: `${ui}/tile/tile-frame.tsx` },
    {
      part: 'Orders by status',
      role: 'list',
      module: `${ui}/orders-by-status/orders-by-status.tsx`,
      markup: '<ul',
    },
  ],
  budgets: ['dashboard with its HTTP adapter, beyond core'],
};
