import { createLazy } from '@pantau/core/lazy';

/** All displays of the panel share one chunk. */
const load = () => import('./panel-chunk.tsx');

export const popupPanel = createLazy(async () => (await load()).PopupPanel);
export const sidebar = createLazy(async () => (await load()).Sidebar);
export const alertPanel = createLazy(async () => (await load()).AlertPanel);
