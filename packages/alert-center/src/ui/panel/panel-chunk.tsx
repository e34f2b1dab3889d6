/** The chunk that loads when the panel is first shown. */
export { Sidebar } from './sidebar.tsx';
export { AlertPanel } from './alert-panel.tsx';
export { DetachedWindow } from './detached-window.tsx';
export { PopupPanel } from './popup-panel.tsx';
