import { useMessages } from '@pantau/core';
import { type DataTableTranslate, dataTableMessages } from '../messages/data-table-messages.ts';

export const useText = (): DataTableTranslate => useMessages(dataTableMessages);
