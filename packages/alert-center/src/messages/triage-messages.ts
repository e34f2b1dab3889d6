import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './triage-en.ts';
import { id } from './triage-id.ts';

/**
 * Texts of prompts, bulk bar, results and shortcuts, which load with the first action. A host overrides them under the namespace `alert-center-triage`.
 */
export const triageMessages = defineCatalog('alert-center-triage', en, id);

export type TriageMessageKey = MessageKey<keyof typeof en>;
export type TriageTranslate = Translate<TriageMessageKey>;
