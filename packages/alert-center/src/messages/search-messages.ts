import type { MessageKey } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './search-en.ts';
import { id } from './search-id.ts';

/** Texts of the search in the panel. A host overrides them under the namespace `alert-center-search`. */
export const searchMessages = defineCatalog('alert-center-search', en, id);

export type SearchMessageKey = MessageKey<keyof typeof en>;
