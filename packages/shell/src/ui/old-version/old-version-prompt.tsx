import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { OldVersionPromptProps } from './old-version-dialog.tsx';

const oldVersionDialog = createLazy(
  async () => (await import('./old-version-dialog.tsx')).OldVersionDialog,
);

export type { OldVersionPromptProps };

/** The confirmation and the reasons of a user who goes back to the old version (SH-72 to SH-74). */
export function OldVersionPrompt(props: OldVersionPromptProps): ReactElement {
  return <LazyPart part={oldVersionDialog} props={props} onFail={props.onClose} />;
}
