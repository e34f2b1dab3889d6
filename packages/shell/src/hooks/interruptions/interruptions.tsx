import { useClock } from '@pantau/core';
import {
  InterruptionProvider,
  useBusyUser,
  useInterruptionBlocker,
} from '@pantau/core/interruptions';
import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { createInterruptionArbiter } from '../../engine/interruptions/interruption-arbiter.ts';

export interface InterruptionsProps {
  readonly children?: ReactNode;
}

/**
 * Lets everything below interrupt the user one at a time, and never while they are busy: with unsaved input, in a call,
 * in a modal dialog, or in whatever an area reports (SH-50 to SH-56). Place it around the areas and the prompts of a
 * page, inside the `PantauProvider`.
 */
export function Interruptions({ children }: InterruptionsProps): ReactElement {
  const clock = useClock();
  const arbiter = useMemo(() => createInterruptionArbiter(clock), [clock]);
  useEffect(() => arbiter.dispose, [arbiter]);
  return (
    <InterruptionProvider port={arbiter}>
      <BusyUser />
      {children}
    </InterruptionProvider>
  );
}

function BusyUser(): null {
  useInterruptionBlocker(useBusyUser());
  return null;
}
