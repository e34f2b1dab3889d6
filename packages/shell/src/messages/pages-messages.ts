import { defineCatalog } from '@pantau/core/base';
import { en } from './pages-en.ts';
import { id } from './pages-id.ts';

/** Texts of pages that have no content of their own. */
export const pagesMessages = defineCatalog('shell', en, id);
