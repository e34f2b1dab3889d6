import { PantauProvider } from '@pantau/core';
import { DataTableView, useDataTable } from '@pantau/data-table';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns as described } from './orders.mjs';

const totalled = ['weight', 'volume', 'price'];
/** Sales persons read so far: a search has been prepared once it has read that of each row. */
let reads = 0;
const plain = described.map(({ key, label, width }) => ({
  key,
  label,
  width,
  value: key === 'salesName' ? (row) => ((reads += 1), row[key]) : (row) => row[key],
  total: totalled.includes(key) ? 'sum' : undefined,
}));
const delivery = plain.findIndex(({ key }) => key === 'recipientName');
const columns = [
  ...plain.slice(0, delivery),
  { key: 'delivery', label: 'Delivery', fields: plain.slice(delivery, delivery + 2) },
  ...plain.slice(delivery + 2),
];
const getRowId = (row) => row.id;
const totals = ['page', 'selection'];
const actions = [
  { key: 'open', label: 'Open', icon: 'external', button: true, onSelect: () => undefined },
  { key: 'cancel', label: 'Cancel', tone: 'danger', onSelect: () => undefined },
];
const rowActions = () => actions;
const overdue = { tone: 'urgent', label: 'Overdue' };
const cancelled = { tone: 'muted', label: 'Cancelled' };
const rowTone = ({ status, weight }) =>
  status === 'CANCELED' ? cancelled : weight > 20_000 ? overdue : null;

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
      selectable: true,
      rowActions,
      rowTone,
      totals,
      hideSearch: true,
      hideColumnChooser: true,
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
    /** What the search field does when it receives the focus. */
    async prepareSearch() {
      reads = 0;
      model.prepareSearch();
      // Few rows are not prepared.
      for (let known = -1; reads > known;) {
        known = reads;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },
    search: (text) => model.queryActions.search(text),
    update(data) {
      current = data;
      setData(data);
    },
    scroller: () => grid()?.querySelector('[data-scroller]'),
    rowAt: (element) => element?.closest('[data-row]'),
    isSelected: () => root.querySelector('[data-row]')?.getAttribute('aria-selected') === 'true',
  };
}
