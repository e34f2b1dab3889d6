import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { useUnsavedWork } from '../../theme/use-services.ts';
import type { LeaveAttempt, LeaveGuard } from './leave-guard.ts';
import { LeaveQuestion, type LeaveTexts } from './leave-prompt.tsx';

export interface UnsavedInput {
  /** Leaves the form, after a confirmation if there is unsaved input. */
  requestLeave(leave: () => void): void;
  /** Lets the user leave from now on: the input is saved. */
  release(): void;
  /** Render it after the form. */
  readonly prompt: ReactElement;
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
  const askRef = useRef<(attempt: LeaveAttempt) => void>(({ leave }) => leave());
  const releaseRef = useRef<() => void>(() => undefined);
  useUnsavedWork(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    const letGo = guard?.hold((attempt) => askRef.current(attempt));
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
      if (isUnsaved) askRef.current({ leave: go, stay: () => undefined });
      else go();
    },
    [isUnsaved, release],
  );
  return { requestLeave, release, prompt: <LeaveQuestion askRef={askRef} texts={texts} /> };
}
