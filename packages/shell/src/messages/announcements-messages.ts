import { defineCatalog } from '@pantau/core/base';
import { en } from './announcements-en.ts';
import { id } from './announcements-id.ts';

/** Texts of the list of announcements and of a single one. They load with it. */
export const announcementsMessages = defineCatalog('shell', en, id);
