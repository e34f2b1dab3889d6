import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './pages-en.ts';
import { id } from './pages-id.ts';

/**
 * Texts of the detail page and the form of an order, which load with them. A host overrides them under the
 * namespace `sales-order-pages`.
 */
export const pagesMessages = defineCatalog('sales-order-pages', en, id);

export type PagesMessageKey = MessageKey<keyof (typeof pagesMessages)['messages']['en']>;
export type PagesTranslate = Translate<PagesMessageKey>;
