import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './dialog-en.ts';
import { id } from './dialog-id.ts';

/** Texts that load with the dialogs. A host overrides them in the namespace `data-table-dialogs`. */
export const dialogMessages = defineCatalog('data-table-dialogs', en, id);

export type DialogMessageKey = MessageKey<keyof typeof en>;
export type DialogTranslate = Translate<DialogMessageKey>;
