import { CallBar, type CallSource, CallsProvider } from '@pantau/core/calls';
import type { ReactElement, ReactNode } from 'react';

export interface PreviewCallsProps {
  /** Null or left out: the host's own `CallsProvider`, if there is one around. */
  readonly source?: CallSource | null | undefined;
  readonly children: ReactNode;
}

/** Keeps the calls that are started from previews, whatever previews open and close. */
export function PreviewCalls({ source, children }: PreviewCallsProps): ReactElement {
  if (source == null) return <>{children}</>;
  return (
    <CallsProvider source={source}>
      {children}
      <CallBar />
    </CallsProvider>
  );
}
