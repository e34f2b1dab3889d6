import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './partners-en.ts';
import { id } from './partners-id.ts';

/** Texts of what partners sign in with. A host overrides them in the provider under `partners`. */
export const partnerMessages = defineCatalog('partners', en, id);

export type PartnerMessageKey = MessageKey<keyof (typeof partnerMessages)['messages']['en']>;
export type PartnerTranslate = Translate<PartnerMessageKey>;
