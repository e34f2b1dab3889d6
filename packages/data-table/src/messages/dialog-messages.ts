import { type MessageKey, type Translate, defineCatalog } from '@pantau/core';
import { en } from './dialog-en.ts';
import { id } from './dialog-id.ts';

/**
 * Texts of column chooser, filters, saved filters and deleting, which load when they are first wanted. A
 * host overrides them under the namespace `data-table-dialogs`.
 */
export const dialogMessages = defineCatalog('data-table-dialogs', en, id);

export type DialogMessageKey = MessageKey<keyof typeof en>;
export type DialogTranslate = Translate<DialogMessageKey>;
