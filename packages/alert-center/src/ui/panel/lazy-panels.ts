import { definePart } from '../shared/lazy.tsx';

/** Loads the lists with their head and foot: once for whatever shows them. */
const load = () => import('./panel-chunk.tsx');

export const popupPanel = definePart(async () => (await load()).PopupPanel);
export const sidebar = definePart(async () => (await load()).Sidebar);
export const alertPanel = definePart(async () => (await load()).AlertPanel);
