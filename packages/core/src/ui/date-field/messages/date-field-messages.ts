import { defineCatalog } from '../../../i18n/catalog.ts';
import { en } from './en.ts';
import { id } from './id.ts';

export const dateFieldMessages = defineCatalog('date-field', en, id);
