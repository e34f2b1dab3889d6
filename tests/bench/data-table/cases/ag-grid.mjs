import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { columns } from './orders.mjs';

ModuleRegistry.registerModules([AllCommunityModule]);

export function createCase(root) {
  let api;
  let current;
  return {
    mount(data) {
      current = data;
      api = createGrid(root, {
        columnDefs: columns.map(({ key, label, width }) => ({
          field: key,
          headerName: label,
          width,
        })),
        rowData: data,
        getRowId: ({ data: row }) => row.id,
        rowSelection: { mode: 'multiRow' },
        rowHeight: 44,
        animateRows: false,
        cacheQuickFilter: true,
      });
    },
    sort: (key) => api.applyColumnState({ state: [{ colId: key, sort: 'asc' }] }),
    hide: (key) => api.setColumnsVisible([key], false),
    show: (key) => api.setColumnsVisible([key], true),
    reorder: (key) => api.moveColumns([key], 6),
    selectAll: () => api.selectAll(),
    search: (text) => api.setGridOption('quickFilterText', text),
    update(data) {
      const update = data.filter((row, index) => row !== current[index]);
      current = data;
      api.applyTransaction({ update });
    },
    scroller: () => root.querySelector('.ag-body-viewport, .ag-grid-viewport'),
    rowAt: (element) => element?.closest('[row-id]'),
    isSelected: () => root.querySelector('[row-id].ag-row-selected') !== null,
  };
}
