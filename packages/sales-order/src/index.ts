/** Sales orders: the list, the port, its types and limits. */
export type {
  BulkOutcome,
  BulkRequest,
  BulkResult,
  BulkRow,
  BulkTarget,
  BulkTransition,
  OrderTransition,
} from './engine/orders/bulk.ts';
export {
  type Order,
  type OrderChange,
  type OrderContact,
  type OrderDetail,
  type OrderFieldChange,
  type OrderFields,
  type OrderFleetTask,
  type OrderId,
  type OrderStatus,
  orderStatuses,
} from './engine/orders/order.ts';
export {
  type OrderKey,
  type OrderSuggestionField,
  type OrderTotalKey,
  orderKeys,
} from './engine/orders/order-keys.ts';
export {
  bulkOrdersMax,
  cancelNoteMax,
  cancelReasonMax,
  listedIdsMax,
} from './engine/orders/order-limits.ts';
export type {
  FleetTaskPage,
  NewOrder,
  OrderPage,
  OrderSource,
} from './engine/orders/order-source.ts';
export {
  type SalesOrderMessageKey,
  type SalesOrderTranslate,
  salesOrderMessages,
} from './messages/sales-order-messages.ts';
export { SalesOrderList, type SalesOrderListProps } from './ui/list/order-list.tsx';
