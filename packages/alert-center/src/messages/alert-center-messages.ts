import type { MessageKey, MessageTexts, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';
import type { panelMessages } from './panel-messages.ts';

/** Texts that load at first. `panelMessages` has the others of the namespace `alert-center`. */
export const alertCenterMessages = defineCatalog('alert-center', en, id);

export type FirstMessageKey = MessageKey<keyof typeof en>;
/** Texts for code of the first load. */
export type FirstTranslate = Translate<FirstMessageKey>;

/** The texts that a host may provide under the namespace `alert-center`, for one language. */
export type AlertCenterTexts = MessageTexts<typeof panelMessages>;

export type AlertCenterMessageKey = MessageKey<keyof (typeof panelMessages)['messages']['en']>;
/** Texts for code that loads later. */
export type AlertCenterTranslate = Translate<AlertCenterMessageKey>;
