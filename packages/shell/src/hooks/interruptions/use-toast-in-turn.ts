import { useToast } from '@pantau/core';
import { type InterruptionKind, useInterruptionPort } from '@pantau/core/interruptions';
import { useEffect, useRef, useState } from 'react';

export type ToastInTurn = Omit<Parameters<ReturnType<typeof useToast>['show']>[0], 'onClose'>;

export interface ToastInTurnOptions {
  readonly kind: InterruptionKind;
  /** Whether there is something to show; `false` withdraws the request, and closes the toast. */
  readonly wanted: boolean;
  /** What to show, at the time of the turn. */
  readonly toast: () => ToastInTurn;
  /** The toast has left the screen. Set `wanted` to `false`, unless there is more to show in another turn. */
  readonly onEnd: () => void;
}

/** Shows a toast that the user did not request, in its turn (SH-126 to SH-128). */
export function useToastInTurn({ kind, wanted, toast, onEnd }: ToastInTurnOptions): void {
  const { show } = useToast();
  const port = useInterruptionPort();
  // What is still wanted after a toast takes another turn.
  const [round, setRound] = useState(0);
  const latest = useRef({ toast, onEnd });
  useEffect(() => {
    latest.current = { toast, onEnd };
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let close = (): void => undefined;
    const onClose = (): void => {
      latest.current.onEnd();
      setRound(round + 1);
    };
    const turn = port.request({
      kind,
      onTurn: () => void (close = show({ ...latest.current.toast(), onClose })),
    });
    return () => {
      close();
      turn.done();
    };
  }, [port, kind, wanted, show, round]);
}
