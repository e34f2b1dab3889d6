import { useMessages } from '@pantau/core';
import { type PagesTranslate, pagesMessages } from '../../messages/pages-messages.ts';

/** Only for the detail page and the form: these texts load with them. */
export const usePagesText = (): PagesTranslate => useMessages(pagesMessages);
