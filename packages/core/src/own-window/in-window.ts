/** Apart from `own-window`: it loads with what may be moved into a window, before there is one. */
export { InWindow, type InWindowProps, type WindowScope } from '../theme/window-scope.tsx';
