import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './snooze-en.ts';
import { id } from './snooze-id.ts';

/** Texts of snoozing. A host overrides them under the namespace `alert-center-snooze`. */
export const snoozeMessages = defineCatalog('alert-center-snooze', en, id);

export type SnoozeTranslate = Translate<MessageKey<keyof typeof en>>;
