import type { ReactElement, ReactNode } from 'react';
import type { MemoryAlertSource, MemoryEvidenceSource } from '../../adapters/memory/index.ts';
import type { AlertSound } from '../../engine/reminder/alert-sound.port.ts';
import { AlertCenterProvider } from '../../ui/alert-center/alert-center-provider.tsx';
import type { AlertViewOptions } from '../../ui/shared/view-options.ts';

export interface StoryFrameProps extends AlertViewOptions {
  readonly sound?: AlertSound | undefined;
  /** The result of the story's loader. */
  readonly loaded: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** The context that a single component of the alert centre needs. */
export function StoryFrame({ loaded, children, ...options }: StoryFrameProps): ReactElement {
  return (
    <AlertCenterProvider
      source={loaded['alerts'] as MemoryAlertSource}
      evidence={(loaded['evidence'] ?? null) as MemoryEvidenceSource | null}
      {...options}
    >
      {children}
    </AlertCenterProvider>
  );
}

/** The world of a play function's story. */
export const worldOf = ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) =>
  (loaded['alerts'] as MemoryAlertSource).world;

/** The evidence source of a play function's story. */
export const evidenceOf = ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) =>
  loaded['evidence'] as MemoryEvidenceSource;
