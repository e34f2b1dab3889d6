/** The stories of which pictures are kept: main states of components. Ids as in Storybook's address. */
export const stories = [
  'core-primitives-severity-glyph--states',
  'core-primitives-connection-label--states',
  'core-primitives-empty-state--states',
  'core-primitives-order-status-glyph--statuses',
  'alert-centre-panel--empty',
  'alert-centre-bell--unread',
  'data-table-states--default',
  'data-table-states--empty',
  'data-table-states--failed',
  'sales-orders-list--columns',
] as const;
