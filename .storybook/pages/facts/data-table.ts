import { en as bulkEn } from '../../../packages/data-table/src/messages/bulk-en.ts';
import { id as bulkId } from '../../../packages/data-table/src/messages/bulk-id.ts';
import { en } from '../../../packages/data-table/src/messages/en.ts';
import { id } from '../../../packages/data-table/src/messages/id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const src = 'packages/data-table/src';
const move = `${src}/grid/move-active-cell.ts`;
const rowKeys = `${src}/grid/grid-keys.ts`;

export const dataTable: PageFacts = {
  package: 'data-table',
  texts: [
    ...textsOf(en, id, [
      'search',
      'filter',
      'chooseColumns',
      'rangeOfTotal',
      'emptyTitle',
      'noMatchTitle',
      'noMatchText',
      'showAllRows',
      'failedTitle',
      'staleRows',
      'selectAll',
      'exportCsv',
    ]),
    ...textsOf(bulkEn, bulkId, ['stop', 'resultTitle', 'outcome_conflict_other', 'hint_unknown']),
  ],
  keys: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'Move from cell to cell',
      module: move,
    },
    { keys: ['Home', 'End'], does: 'Go to the first or last cell of the row', module: move },
    {
      keys: ['Ctrl+Home', 'Ctrl+End'],
      does: 'Go to the first or last cell of the table',
      module: move,
    },
    { keys: ['PageUp', 'PageDown'], does: 'Move by the rows in view', module: move },
    {
      keys: ['Enter'],
      does: 'Open the row, or enter a cell’s control; on a header, sort',
      module: rowKeys,
    },
    { keys: ['Shift+Enter'], does: 'On a header, sort by one more column', module: rowKeys },
    {
      keys: ['F2'],
      does: 'Enter the controls of a cell; on a header, open the menu of the column',
      module: rowKeys,
    },
    {
      keys: ['Escape'],
      does: 'Leave the controls of a cell',
      module: `${src}/grid/cell-controls.ts`,
    },
    { keys: [' ', 'Shift+ '], does: 'Select the row, or the rows up to it', module: rowKeys },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
      does: 'Extend the selection',
      module: rowKeys,
    },
    { keys: ['Ctrl+a'], does: 'Select all rows', module: `${src}/grid/use-grid-events.ts` },
    {
      keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
      does: 'On a header, change the width of the column',
      module: rowKeys,
    },
    {
      keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'],
      does: 'On a header, move the column',
      module: rowKeys,
    },
    {
      keys: ['Alt+ArrowDown', 'Alt+ArrowUp'],
      does: 'Open and close the detail of the row',
      module: `${src}/features/row-detail/detail-keys.ts`,
    },
    { keys: ['Shift+F10', 'ContextMenu'], does: 'Open the menu of the row', module: rowKeys },
    { keys: ['/'], does: 'Focus the search', module: `${src}/data-table/use-search-key.ts` },
  ],
  roles: [
    {
      part: 'Rows and columns',
      role: 'grid, or treegrid with groups',
      module: `${src}/grid/grid.tsx`,
      markup: "'treegrid' : 'grid'",
    },
    { part: 'Row, or card on a phone', role: 'row', module: `${src}/grid/grid-row.tsx` },
    { part: 'Cell', role: 'gridcell', module: `${src}/grid/grid-row.tsx` },
    { part: 'Header of a column', role: 'columnheader', module: `${src}/grid/header-cell.tsx` },
    {
      part: 'Label of a row of totals',
      role: 'rowheader',
      module: `${src}/grid/totals/totals-footer.tsx`,
    },
    { part: 'Search, chips and buttons', role: 'group', module: `${src}/data-table/toolbar.tsx` },
    { part: 'Bulk bar', role: 'group', module: `${src}/features/bulk-actions/bulk-bar.tsx` },
    { part: 'Pages', role: 'group', module: `${src}/features/paging/paging.tsx` },
    {
      part: 'Rows that may be out of date',
      role: 'alert',
      module: `${src}/data-table/stale-notice.tsx`,
    },
  ],
  budgets: ['data table, beyond core', 'data table, headless, over React alone'],
};
