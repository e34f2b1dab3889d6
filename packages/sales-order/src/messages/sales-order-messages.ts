import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts of sales orders. A host overrides them in the provider under `sales-order`. */
export const salesOrderMessages = defineCatalog('sales-order', en, id);

export type SalesOrderMessageKey = MessageKey<keyof (typeof salesOrderMessages)['messages']['en']>;
export type SalesOrderTranslate = Translate<SalesOrderMessageKey>;
