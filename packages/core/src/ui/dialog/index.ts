export type { DialogContentProps } from './dialog-content.tsx';
export type { DialogRootProps } from './dialog-root.tsx';
export type { DialogPartProps } from './dialog-parts.tsx';
export { Dialog, type DialogComponents } from './dialog.tsx';
