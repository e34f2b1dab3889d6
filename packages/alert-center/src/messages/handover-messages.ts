import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './handover-en.ts';
import { id } from './handover-id.ts';

/**
 * Texts of the page that hands a shift over, which load with `./handover`. A host overrides them under the namespace
 * `alert-center-handover`.
 */
export const handoverMessages = defineCatalog('alert-center-handover', en, id);

export type HandoverMessageKey = MessageKey<keyof typeof en>;
export type HandoverTranslate = Translate<HandoverMessageKey>;
