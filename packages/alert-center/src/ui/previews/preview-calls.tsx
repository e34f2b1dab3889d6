import { CallBar, type CallSource, CallsProvider } from '@pantau/core/calls';
import type { ReactElement, ReactNode } from 'react';
import { useCallLog } from '../../hooks/call-log.ts';

export interface PreviewCallsProps {
  /** Defaults to the surrounding `CallsProvider`, if any. */
  readonly source?: CallSource | null | undefined;
  readonly children: ReactNode;
}

/** Provides calls that outlive the previews they start from. */
export function PreviewCalls({ source, children }: PreviewCallsProps): ReactElement {
  if (source == null) return <>{children}</>;
  return <LoggedCalls source={source}>{children}</LoggedCalls>;
}

function LoggedCalls({
  source,
  children,
}: {
  readonly source: CallSource;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <CallsProvider source={source} log={useCallLog()}>
      {children}
      <CallBar />
    </CallsProvider>
  );
}
