import { useClock, useMessages } from '@pantau/core';
import { useEffect, useState } from 'react';
import { accountMessages } from '../../messages/account-messages.ts';
import { useToastInTurn } from '../../hooks/interruptions/use-toast-in-turn.ts';

/** A shorter loss is not worth an interruption; the notice in the top bar has it at once. */
const LOST_MS = 10_000;
/** Two sentences to read. */
const TOAST_MS = 10_000;

/** Says once that the connection has been lost for 10 s; leaves when it is back (SH-126). */
export function useConnectionToast(offline: boolean): void {
  const t = useMessages(accountMessages);
  const clock = useClock();
  const [isWanted, setWanted] = useState(false);
  if (!offline && isWanted) setWanted(false);
  useEffect(
    () => (offline ? clock.setTimeout(() => setWanted(true), LOST_MS) : undefined),
    [clock, offline],
  );
  useToastInTurn({
    kind: 'connection',
    wanted: isWanted,
    toast: () => ({ kind: 'info', text: t('connectionLost'), durationMs: TOAST_MS }),
    onEnd: () => setWanted(false),
  });
}
