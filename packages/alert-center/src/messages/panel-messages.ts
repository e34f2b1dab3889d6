import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';
import { en as panelEn } from './panel-en.ts';
import { id as panelId } from './panel-id.ts';

/**
 * All texts under the namespace `alert-center`, for the panel, actions and previews. The texts of the first
 * load are part of it, so that shared code finds them as well.
 */
export const panelMessages = defineCatalog(
  'alert-center',
  { ...en, ...panelEn },
  { ...id, ...panelId },
);
