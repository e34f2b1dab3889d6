import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import { useMemo, useRef } from 'react';

export interface DialogGuard {
  /** For the form: holds back the dialog, and the host's navigation. */
  readonly guard: LeaveGuard;
  /** Closes the dialog, after a confirmation if there is unsaved input. */
  requestClose(close: () => void): void;
}

interface Held {
  readonly onAttempt: (attempt: LeaveAttempt) => void;
  readonly letGo: () => void;
}

/** Lets a form with unsaved input hold back the dialog that it is in (AR-56). */
export function useDialogGuard(host: LeaveGuard | undefined): DialogGuard {
  const held = useRef<Held | null>(null);
  return useMemo(
    () => ({
      guard: {
        hold(onAttempt) {
          const letGoOfHost = host?.hold(onAttempt);
          const mine: Held = {
            onAttempt,
            letGo() {
              if (held.current === mine) held.current = null;
              letGoOfHost?.();
            },
          };
          held.current = mine;
          return mine.letGo;
        },
      },
      requestClose(close) {
        const { current } = held;
        if (current === null) {
          close();
          return;
        }
        current.onAttempt({
          leave() {
            current.letGo();
            close();
          },
          stay: () => undefined,
        });
      },
    }),
    [host],
  );
}
