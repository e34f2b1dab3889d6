export {
  type OwnWindow,
  type OwnWindowOptions,
  type OwnWindowResult,
  openOwnWindow,
} from './open-own-window.ts';
export { OwnWindowRoot, type OwnWindowRootProps } from './own-window-root.tsx';
