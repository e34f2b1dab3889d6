import { DataGrid } from '@mui/x-data-grid';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns as described } from './orders.mjs';

const columns = described.map(({ key, label, width }) => ({
  field: key,
  headerName: label,
  width,
}));
/** The community version shows no more rows than this on a page. */
const PAGE = 100;

export function createCase(root) {
  let current;
  let set;
  let state = {};
  const change = (next) => {
    state = { ...state, ...next };
    set(state);
  };
  function Table() {
    const [props, setProps] = useState(state);
    set = setProps;
    return createElement(DataGrid, {
      rows: current,
      columns,
      rowHeight: 44,
      checkboxSelection: true,
      pageSizeOptions: [PAGE],
      initialState: { pagination: { paginationModel: { pageSize: PAGE } } },
      sortModel: [],
      ...props,
    });
  }
  return {
    mount(data) {
      current = data;
      createRoot(root).render(createElement(Table));
    },
    sort: (key) => change({ sortModel: [{ field: key, sort: 'asc' }] }),
    hide: (key) => change({ columnVisibilityModel: { [key]: false } }),
    show: () => change({ columnVisibilityModel: {} }),
    reorder: (key) => {
      const at = columns.findIndex(({ field }) => field === key);
      change({ columns: columns.toSpliced(at, 1).toSpliced(at + 1, 0, columns[at]) });
    },
    selectAll: () => change({ rowSelectionModel: { type: 'exclude', ids: new Set() } }),
    search: (text) =>
      change({ filterModel: { items: [], quickFilterValues: text === '' ? [] : [text] } }),
    update(data) {
      current = data;
      change({ rows: data });
    },
    scroller: () => root.querySelector('.MuiDataGrid-virtualScroller'),
    rowAt: (element) => element?.closest('[role="row"][data-id]'),
    isSelected: () =>
      root.querySelector('[role="row"][data-id]')?.getAttribute('aria-selected') === 'true',
  };
}
