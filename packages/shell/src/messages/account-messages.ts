import { defineCatalog } from '@pantau/core/base';
import { en } from './account-en.ts';
import { id } from './account-id.ts';

/** Texts of the account menu, of the language switch and of the frame while it loads. */
export const accountMessages = defineCatalog('shell', en, id);
