import { createLazy } from '@pantau/core/lazy';

/** Loads the lists with their head and foot: once for whatever shows them. */
const load = () => import('./panel-chunk.tsx');

export const popupPanel = createLazy(async () => (await load()).PopupPanel);
export const sidebar = createLazy(async () => (await load()).Sidebar);
export const alertPanel = createLazy(async () => (await load()).AlertPanel);
