import type { MessageKey, MessageTexts, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';
import type { laterMessages } from './later-messages.ts';

/** Texts that load with the table. `laterMessages` has the others of the namespace `data-table`. */
export const dataTableMessages = defineCatalog('data-table', en, id);

export type FirstMessageKey = MessageKey<keyof typeof en>;
/** Texts for code of the first load. */
export type FirstTranslate = Translate<FirstMessageKey>;

/** The texts that a host may provide under the namespace `data-table`, for one language. */
export type DataTableTexts = MessageTexts<typeof laterMessages>;

export type DataTableMessageKey = MessageKey<keyof (typeof laterMessages)['messages']['en']>;
/** Texts for code that loads later. */
export type DataTableTranslate = Translate<DataTableMessageKey>;
