import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { OldVersionSource } from '../../engine/old-version/old-version.ts';

const oldVersionDialog = createLazy(
  async () => (await import('./old-version-dialog.tsx')).OldVersionDialog,
);

export interface OldVersionPromptProps {
  readonly source: OldVersionSource;
  /** Hosts that users may be redirected to, such as `old.fleet.example`. Any other is refused. */
  readonly redirectHosts: readonly string[];
  /** Leaves the application, such as `location.assign`. The address has an allowed host. */
  readonly onRedirect: (address: string) => void;
  readonly onClose: () => void;
}

/** The confirmation and the reasons of a user who goes back to the old version (SH-72 to SH-74). */
export function OldVersionPrompt(props: OldVersionPromptProps): ReactElement {
  return <LazyPart part={oldVersionDialog} props={props} onFail={props.onClose} />;
}
