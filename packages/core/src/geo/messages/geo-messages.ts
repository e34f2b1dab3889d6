import { defineCatalog } from '../../i18n/catalog.ts';
import { en } from './en.ts';
import { id } from './id.ts';

export const geoMessages = defineCatalog('geo', en, id);
