import { useUnsavedWork } from '@pantau/core';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type { LeaveAttempt, LeaveGuard } from './leave-guard.ts';
import { LeavePrompt } from './leave-prompt.tsx';

interface UnsavedInput {
  /** Leaves the form, after a confirmation if there is unsaved input. */
  requestLeave(leave: () => void): void;
  /** Lets the user leave from now on: the input is saved. */
  release(): void;
  /** Render it after the form. */
  readonly prompt: ReactElement | null;
}

/** Asks before unsaved input is left: by the form, by the host's router, or by closing the page (SO-85). */
export function useUnsavedInput(isUnsaved: boolean, guard: LeaveGuard | undefined): UnsavedInput {
  const [attempt, setAttempt] = useState<LeaveAttempt | null>(null);
  const releaseRef = useRef<() => void>(() => undefined);
  useUnsavedWork(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    const letGo = guard?.hold(setAttempt);
    const release = (): void => {
      window.removeEventListener('beforeunload', onUnload);
      letGo?.();
    };
    releaseRef.current = release;
    return release;
  }, [isUnsaved, guard]);

  const release = useCallback(() => releaseRef.current(), []);
  const requestLeave = useCallback(
    (leave: () => void) => {
      const go = (): void => {
        release();
        leave();
      };
      if (isUnsaved) setAttempt({ leave: go, stay: () => undefined });
      else go();
    },
    [isUnsaved, release],
  );
  const close = (): void => setAttempt(null);
  return {
    requestLeave,
    release,
    prompt: attempt && (
      <LeavePrompt
        onStay={() => {
          close();
          attempt.stay();
        }}
        onLeave={() => {
          close();
          attempt.leave();
        }}
      />
    ),
  };
}
