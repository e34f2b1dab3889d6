import { defineCatalog } from '../../i18n/catalog.ts';
import { en } from './en.ts';
import { id } from './id.ts';

/** The few words that the primitives say by themselves. Everything else comes from their users. */
export const coreMessages = defineCatalog('core', en, id);
