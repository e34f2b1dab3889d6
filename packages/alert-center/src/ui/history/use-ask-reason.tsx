import { createLazy } from '@pantau/core/lazy';
import { LazyPart } from '@pantau/core/ui/lazy';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AskReason } from './history-work.ts';

const dialog = createLazy(
  async () => (await import('./history-reason-dialog.tsx')).HistoryReasonDialog,
);

type Reason = Awaited<ReturnType<AskReason>>;

interface Question {
  readonly count: number;
  resolve(reason: Reason): void;
}

export interface UsedAskReason {
  readonly ask: AskReason;
  /** The open dialog. */
  readonly prompt: ReactElement | null;
}

/** Asks for the reason of false alerts, one dialog at a time. */
export function useAskReason(): UsedAskReason {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question | null>(null);
  useEffect(() => () => open.current?.resolve(null), []);
  const ask = useCallback<AskReason>(
    ({ count }) =>
      new Promise((resolve) => {
        const next = { count, resolve };
        open.current = next;
        setQuestion(next);
      }),
    [],
  );
  if (question === null) return { ask, prompt: null };
  /** The dialog is closed, and focus is back in the table, before the run begins. */
  const close = (reason: Reason): void => {
    flushSync(() => setQuestion(null));
    question.resolve(reason);
  };
  const props = {
    count: question.count,
    onReason: (reason: string) => close({ reason }),
    onClose: () => close(null),
  };
  return {
    ask,
    prompt: <LazyPart part={dialog} props={props} onFail={props.onClose} />,
  };
}
