import { useMessages } from '@pantau/core';
import {
  type SalesOrderTranslate,
  salesOrderMessages,
} from '../../messages/sales-order-messages.ts';

export const useText = (): SalesOrderTranslate => useMessages(salesOrderMessages);
