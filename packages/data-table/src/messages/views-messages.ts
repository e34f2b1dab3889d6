import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './views-en.ts';
import { id } from './views-id.ts';

/** Texts that load with saved views. A host overrides them in the namespace `data-table-views`. */
export const viewsMessages = defineCatalog('data-table-views', en, id);

export type ViewsMessageKey = MessageKey<keyof typeof en>;
export type ViewsTranslate = Translate<ViewsMessageKey>;
