import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts of company settings. A host overrides them in the provider under `company-settings`. */
export const companySettingsMessages = defineCatalog('company-settings', en, id);

export type CompanySettingsMessageKey = MessageKey<
  keyof (typeof companySettingsMessages)['messages']['en']
>;
export type CompanySettingsTranslate = Translate<CompanySettingsMessageKey>;
