/** One sales order with its history and fleet tasks. Loads apart from the list. */
export { SalesOrderDetail, type SalesOrderDetailProps } from './sales-order-detail.tsx';
export {
  type TransitionMessageKey,
  type TransitionTranslate,
  transitionMessages,
} from '../../messages/transition-messages.ts';
