import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConfirmRulesProps } from './confirm-rules.tsx';

const confirmRules = createLazy(async () => (await import('./confirm-rules.tsx')).ConfirmRules);

interface Question extends Pick<ConfirmRulesProps, 'action' | 'count'> {
  resolve(isConfirmed: boolean): void;
}

export interface UsedConfirmation {
  /** Resolves with whether the user agrees. */
  readonly ask: (action: Question['action'], count: number) => Promise<boolean>;
  /** The open dialog. */
  readonly prompt: ReactElement | null;
}

/** Asks for confirmation, one dialog at a time. The dialog loads with the first question. */
export function useConfirmation(): UsedConfirmation {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question | null>(null);
  useEffect(() => () => open.current?.resolve(false), []);
  const ask = useCallback(
    (action: Question['action'], count: number) =>
      new Promise<boolean>((resolve) => {
        const next = { action, count, resolve };
        open.current = next;
        setQuestion(next);
      }),
    [],
  );
  if (question === null) return { ask, prompt: null };
  /** The dialog is closed, and focus is back in the list, before anything changes. */
  const close = (isConfirmed: boolean): void => {
    flushSync(() => setQuestion(null));
    question.resolve(isConfirmed);
  };
  const { action, count } = question;
  const props = {
    ...{ action, count },
    onConfirm: () => close(true),
    onClose: () => close(false),
  };
  return {
    ask,
    prompt: <LazyPart part={confirmRules} props={props} onFail={() => close(false)} />,
  };
}
