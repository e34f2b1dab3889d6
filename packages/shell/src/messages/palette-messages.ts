import { defineCatalog } from '@pantau/core/base';
import { en } from './palette-en.ts';
import { id } from './palette-id.ts';

/** Texts of the palette that load with it. */
export const paletteMessages = defineCatalog('shell', en, id);
