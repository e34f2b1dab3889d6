import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './transition-en.ts';
import { id } from './transition-id.ts';

/** Texts that load with the first change. A host overrides them in the provider under `sales-order-transition`. */
export const transitionMessages = defineCatalog('sales-order-transition', en, id);

export type TransitionMessageKey = MessageKey<keyof (typeof transitionMessages)['messages']['en']>;
export type TransitionTranslate = Translate<TransitionMessageKey>;
