import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './history-en.ts';
import { id } from './history-id.ts';

/**
 * Texts of the notification pages, which load with `./history`. A host overrides them under the namespace
 * `alert-center-history`.
 */
export const historyMessages = defineCatalog('alert-center-history', en, id);

export type HistoryMessageKey = MessageKey<keyof typeof en>;
export type HistoryTranslate = Translate<HistoryMessageKey>;
