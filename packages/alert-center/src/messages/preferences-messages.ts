import { defineCatalog } from '@pantau/core/base';
import { en } from './preferences-en.ts';
import { id } from './preferences-id.ts';

/** Texts of `AlertPreferences`. A host overrides them under the namespace `alert-center-preferences`. */
export const preferencesMessages = defineCatalog('alert-center-preferences', en, id);
