/** What is loaded when the panel is first shown, whichever way. */
export { Sidebar } from './sidebar.tsx';
export { AlertPanel } from './alert-panel.tsx';
export { PopupPanel } from './popup-panel.tsx';
