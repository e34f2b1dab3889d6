import { useMessages } from '@pantau/core';
import type { DataTableTranslate } from '../messages/data-table-messages.ts';
import { laterMessages } from '../messages/later-messages.ts';

/** The table's texts; for code that loads after the first rows. */
export const useText = (): DataTableTranslate => useMessages(laterMessages);
