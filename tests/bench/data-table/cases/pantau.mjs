import { PantauProvider } from '@pantau/core';
import { DataTableView, useDataTable } from '@pantau/data-table';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns as described } from './orders.mjs';

const columns = described.map(({ key, label, width }) => ({
  key,
  label,
  width,
  value: (row) => row[key],
}));
const getRowId = (row) => row.id;

export function createCase(root) {
  let model;
  let setData;
  let current;
  function Table() {
    const [data, set] = useState(current);
    setData = set;
    model = useDataTable({ columns, data, getRowId, paging: 'none' });
    return createElement(DataTableView, {
      table: model,
      label: 'Orders',
      columns,
      data,
      getRowId,
      selectable: true,
      hideSearch: true,
      hideColumnChooser: true,
      paging: 'none',
    });
  }
  const grid = () => root.querySelector('[role="grid"]');
  return {
    mount(data) {
      current = data;
      createRoot(root).render(
        createElement(
          PantauProvider,
          { locale: 'en', theme: 'light', style: { height: '100%' } },
          createElement('div', { style: { height: '100%' } }, createElement(Table)),
        ),
      );
    },
    sort: (key) => model.queryActions.sort(key, 'asc'),
    hide: (key) => model.columnActions.hide(key),
    show: () => model.columnActions.setSettings(model.defaultSettings),
    reorder: (key) => model.columnActions.move(key, 1),
    selectAll: () => model.selectionActions.selectEverything(),
    update(data) {
      current = data;
      setData(data);
    },
    scroller: () => grid()?.querySelector('[data-scroller]'),
    rowAt: (element) => element?.closest('[data-row]'),
    isSelected: () => root.querySelector('[data-row]')?.getAttribute('aria-selected') === 'true',
  };
}
