import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';
import { en as laterEn } from './later-en.ts';
import { id as laterId } from './later-id.ts';

/**
 * All texts under the namespace `data-table`, for code that loads after the first rows. The texts of the first
 * load are part of it, so that shared code finds them as well.
 */
export const laterMessages = defineCatalog(
  'data-table',
  { ...en, ...laterEn },
  { ...id, ...laterId },
);
