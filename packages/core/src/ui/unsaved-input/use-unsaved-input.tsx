import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '../../theme/use-services.ts';
import type { LeaveAttempt, LeaveGuard } from './leave-guard.ts';
import { LeavePrompt, type LeaveTexts } from './leave-prompt.tsx';

export interface UnsavedInput {
  /** Leaves the form, after a confirmation if there is unsaved input. */
  requestLeave(leave: () => void): void;
  /** Lets the user leave from now on: the input is saved. */
  release(): void;
  /** Render it after the form. */
  readonly prompt: ReactElement | null;
}

export interface UnsavedInputOptions {
  readonly isUnsaved: boolean;
  /** Binds the host's router. Must keep its identity between renders. */
  readonly guard: LeaveGuard | undefined;
  readonly texts: LeaveTexts;
}

/** Asks before unsaved input is left: by the form, by the host's router, or by closing the page (SO-85). */
export function useUnsavedInput(options: UnsavedInputOptions): UnsavedInput {
  const { isUnsaved, guard, texts } = options;
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
        texts={texts}
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
