import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts of the list of alert rules. A host overrides them in the provider under `alert-rules`. */
export const alertRuleMessages = defineCatalog('alert-rules', en, id);

export type AlertRuleMessageKey = MessageKey<keyof (typeof alertRuleMessages)['messages']['en']>;
export type AlertRuleTranslate = Translate<AlertRuleMessageKey>;
