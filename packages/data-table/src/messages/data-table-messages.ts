import { type MessageKey, type Translate, defineCatalog } from '@pantau/core';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts that load with the table. A host overrides them in the namespace `data-table`. */
export const dataTableMessages = defineCatalog('data-table', en, id);

export type DataTableMessageKey = MessageKey<keyof (typeof dataTableMessages)['messages']['en']>;
export type DataTableTranslate = Translate<DataTableMessageKey>;
