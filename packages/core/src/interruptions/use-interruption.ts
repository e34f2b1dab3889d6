import { useEffect, useState } from 'react';
import { useInterruptionPort } from './interruption-context.tsx';
import type { InterruptionKind } from './interruption-port.ts';

/**
 * Requests a turn while `wanted`, and returns whether it has come. Show the interruption while it returns `true`, and
 * set `wanted` to `false` when the user has closed it. Unmounting ends the turn, too (CO-186).
 */
export function useInterruption(kind: InterruptionKind, wanted: boolean): boolean {
  const port = useInterruptionPort();
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const turn = port.request({ kind, onTurn: () => setHasTurn(true) });
    return () => {
      setHasTurn(false);
      turn.done();
    };
  }, [port, kind, wanted]);
  return wanted && hasTurn;
}

/** While `active`, the user must not be interrupted, as during the work in an open window (CO-187). */
export function useInterruptionBlocker(active: boolean): void {
  const port = useInterruptionPort();
  useEffect(() => (active ? port.block() : undefined), [port, active]);
}
