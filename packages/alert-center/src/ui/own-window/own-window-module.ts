import { createLazy } from '@pantau/core/lazy';

/** Code of the panel's own window; loads when the panel is open, so that a press opens the window at once. */
export const ownWindowModule = createLazy(() => import('./own-window-view.tsx'));
