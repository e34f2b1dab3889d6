import { defineCatalog } from '@pantau/core/base';
import { en } from './sign-in-en.ts';
import { id } from './sign-in-id.ts';

/** Texts of the sign-in form. */
export const signInMessages = defineCatalog('shell', en, id);
