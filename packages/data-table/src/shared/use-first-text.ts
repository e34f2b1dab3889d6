import { useMessages } from '@pantau/core';
import { type FirstTranslate, dataTableMessages } from '../messages/data-table-messages.ts';

/** The texts that load with the table. */
export const useFirstText = (): FirstTranslate => useMessages(dataTableMessages);
