import { defineCatalog } from '@pantau/core';
import { en } from './en.ts';
import { id } from './id.ts';

export const portalMessages = defineCatalog('portal', en, id);
