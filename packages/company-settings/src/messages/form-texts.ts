import type { MessageKey, Translate } from '@pantau/core';
import type { en as formEn } from './form-en.ts';

/** The texts of a form, from the catalogue of the area that shows it. */
export type FormTranslate = Translate<MessageKey<keyof typeof formEn>>;
