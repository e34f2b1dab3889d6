export type { DialogContentProps } from './dialog-content.tsx';
export type { DialogRootProps } from './dialog-root.tsx';
export { Dialog } from './dialog.tsx';
