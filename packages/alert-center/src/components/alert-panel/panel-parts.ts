import { definePart } from '../parts/lazy-part.tsx';

/** Loads the lists with their head and foot: once for whatever shows them. */
const load = () => import('./shown-panel.tsx');

export const popupPanel = definePart(async () => (await load()).PopupPanel);
export const sidebar = definePart(async () => (await load()).Sidebar);
export const alertPanel = definePart(async () => (await load()).AlertPanel);
