import { defineCatalog } from '../../i18n/catalog.ts';
import { en } from './en.ts';
import { id } from './id.ts';

/** The texts that primitives bring themselves. All other text comes from their props. */
export const coreMessages = defineCatalog('core', en, id);
