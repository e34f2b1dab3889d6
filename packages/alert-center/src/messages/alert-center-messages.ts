import { type MessageKey, type Translate, defineCatalog } from '@pantau/core';
import { en } from './en.ts';
import { id } from './id.ts';

/** Every text of the alert centre. A host overrides texts under the namespace `alert-center`. */
export const alertCenterMessages = defineCatalog('alert-center', en, id);

export type AlertCenterMessageKey = MessageKey<
  keyof (typeof alertCenterMessages)['messages']['en']
>;
export type AlertCenterTranslate = Translate<AlertCenterMessageKey>;
