import { useFormat, useMessages } from '@pantau/core';
import { useMemo } from 'react';
import {
  type TransitionTranslate,
  transitionMessages,
} from '../../messages/transition-messages.ts';

export interface TransitionTexts {
  readonly t: TransitionTranslate;
  /** A count as the messages take it. */
  counted(count: number): { readonly count: number; readonly formatted: string };
}

/** Only for parts that load with the first change. */
export function useTransitionText(): TransitionTexts {
  const t = useMessages(transitionMessages);
  const { number } = useFormat();
  return useMemo(
    () => ({ t, counted: (count) => ({ count, formatted: number(count) }) }),
    [t, number],
  );
}
