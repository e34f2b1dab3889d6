import { defineCatalog } from '@pantau/core/base';
import { en } from './false-alerts-en.ts';
import { id } from './false-alerts-id.ts';

/** Texts about the false alerts of a rule. A host overrides them in the provider under `alert-rules-false-alerts`. */
export const falseAlertMessages = defineCatalog('alert-rules-false-alerts', en, id);
