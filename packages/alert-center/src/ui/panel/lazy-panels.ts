import { type Lazy, createLazy } from '@pantau/core/lazy';

type Panels = typeof import('./panel-chunk.tsx');

const chunk = createLazy<Panels>(() => import('./panel-chunk.tsx'));

/** All displays share one chunk: loading one in advance loads them all (AC-360). */
const part = <K extends keyof Panels>(name: K): Lazy<Panels[K]> => ({
  get: () => chunk.get()?.[name],
  load: async () => (await chunk.load())[name],
  preload: chunk.preload,
});

export const popupPanel = part('PopupPanel');
export const sidebar = part('Sidebar');
export const detachedWindow = part('DetachedWindow');
export const alertPanel = part('AlertPanel');
