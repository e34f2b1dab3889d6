import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './bulk-en.ts';
import { id } from './bulk-id.ts';

/** Texts that load with the first bulk action. A host overrides them in the namespace `data-table-bulk`. */
export const bulkMessages = defineCatalog('data-table-bulk', en, id);

export type BulkMessageKey = MessageKey<keyof typeof en>;
export type BulkTranslate = Translate<BulkMessageKey>;
