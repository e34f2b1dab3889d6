import type { ReactElement, ReactNode } from 'react';
import type { MemoryAlertSource, MemoryEvidenceSource } from '../../adapters/memory/index.ts';
import { AlertCenterFrame } from '../../ui/alert-center/alert-center-frame.tsx';
import type { AlertViewOptions } from '../../ui/shared/view-options.ts';
import { AlertCenterProvider } from '../../hooks/alert-center-provider.tsx';

export interface StoryFrameProps extends AlertViewOptions {
  /** What the story's loader made. */
  readonly loaded: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** What a single part of the alert centre needs around it. */
export function StoryFrame({ loaded, children, ...options }: StoryFrameProps): ReactElement {
  return (
    <AlertCenterProvider
      source={loaded['alerts'] as MemoryAlertSource}
      evidence={(loaded['evidence'] ?? null) as MemoryEvidenceSource | null}
    >
      <AlertCenterFrame {...options}>{children}</AlertCenterFrame>
    </AlertCenterProvider>
  );
}

/** The world behind the story that a play function runs in. */
export const worldOf = ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) =>
  (loaded['alerts'] as MemoryAlertSource).world;

/** What is looked up around its alerts. */
export const evidenceOf = ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) =>
  loaded['evidence'] as MemoryEvidenceSource;
