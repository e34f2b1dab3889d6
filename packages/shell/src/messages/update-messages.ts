import { defineCatalog } from '@pantau/core/base';
import { en } from './update-en.ts';
import { id } from './update-id.ts';

/** Texts of the question before an update. */
export const updateMessages = defineCatalog('shell', en, id);
