import { defineCatalog } from '@pantau/core/base';
import { en } from './recovery-en.ts';
import { id } from './recovery-id.ts';

/** Texts of full-page messages that replace the application: they are loaded with its start. */
export const recoveryMessages = defineCatalog('shell', en, id);
