/** Creating and editing sales orders. Loads apart from the list. */
export type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
export { SalesOrderForm, type SalesOrderFormProps } from './sales-order-form.tsx';
export {
  type PagesMessageKey,
  type PagesTranslate,
  pagesMessages,
} from '../../messages/pages-messages.ts';
