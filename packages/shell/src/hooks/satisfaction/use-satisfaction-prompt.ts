import {
  createPersisted,
  useClock,
  usePersisted,
  useReportError,
  useSession,
  useStorageNamespace,
  useStore,
} from '@pantau/core';
import { useInterruption } from '@pantau/core/interruptions';
import { useEffect, useMemo, useState } from 'react';
import { number } from 'valibot';
import { feedbackDays } from '../../engine/feedback/feedback-rule.ts';
import type { SatisfactionSource } from '../../engine/satisfaction/satisfaction.ts';
import {
  GETTING_TO_KNOW_MS,
  SATISFACTION_ANSWERED_MS,
  SATISFACTION_CLOSED_MS,
  satisfactionDueAt,
} from '../../engine/satisfaction/satisfaction-rule.ts';
import { useMayGiveFeedback } from '../feedback/use-feedback-prompt.ts';

/** How long the prompt waits before it tries again to load its dialog, ms. */
const RETRY_MS = 600_000;

/** Not before this time the user is asked, epoch ms; 0 for a user new to this browser. Stored per user, for all tabs. */
function useNotBefore() {
  const store = useStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId ?? '';
  return useMemo(() => {
    const key = `satisfactionNotBefore:${userId}`;
    return createPersisted({ store, key, namespace, schema: number(), fallback: 0, onError });
  }, [store, namespace, onError, userId]);
}

export interface SatisfactionPromptState {
  /** Its turn has come. */
  readonly isShown: boolean;
  /** The user is answering: closing the prompt in another tab does not close this one. */
  keep(): void;
  /** The answer was stored. What is shown stays until it is closed. */
  sent(): void;
  close(): void;
  /** Its dialog could not be loaded: tries again later. */
  giveUp(): void;
}

/**
 * Asks how satisfied the user is when it is due (SH-76, SH-124). A failing status request counts as an answer.
 *
 * @param daysSetting see `feedbackDays`
 */
export function useSatisfactionPrompt(
  source: SatisfactionSource,
  daysSetting: unknown,
): SatisfactionPromptState {
  const clock = useClock();
  const report = useReportError();
  const mayAnswer = useMayGiveFeedback();
  const timeZone = useSession().user?.timeZone;
  const persisted = useNotBefore();
  const notBefore = usePersisted(persisted);
  const [loadedAt] = useState(() => clock.now());
  const [phase, setPhase] = useState<'waiting' | 'wanted' | 'kept'>('waiting');
  const [checkedAt, setCheckedAt] = useState(loadedAt);
  const days = feedbackDays(daysSetting);
  const isWaiting = phase === 'waiting';

  useEffect(() => {
    if (!mayAnswer || !isWaiting) return undefined;
    const now = clock.now();
    if (notBefore === 0) {
      persisted.set(now + GETTING_TO_KNOW_MS);
      return undefined;
    }
    const due = satisfactionDueAt({ now, loadedAt, notBefore, feedbackDays: days, timeZone });
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      // A timer of more than 24 days ends early.
      if (clock.now() < due) {
        setCheckedAt(clock.now());
        return;
      }
      let isAnswered = true;
      try {
        isAnswered = await source.hasAnsweredSatisfaction(leaving.signal);
      } catch (error) {
        if (!leaving.signal.aborted) report(error);
      }
      if (leaving.signal.aborted) return;
      if (isAnswered) persisted.set(clock.now() + SATISFACTION_CLOSED_MS);
      else setPhase('wanted');
    };
    const cancel = clock.setTimeout(() => void ask(), due - now);
    return () => {
      cancel();
      leaving.abort();
    };
  }, [
    mayAnswer,
    isWaiting,
    notBefore,
    persisted,
    checkedAt,
    clock,
    loadedAt,
    days,
    timeZone,
    source,
    report,
  ]);

  // Closed in another tab.
  const isClosedElsewhere = phase === 'wanted' && notBefore > clock.now();
  if (isClosedElsewhere) setPhase('waiting');
  const putOff = (ms: number): void => void persisted.set(clock.now() + ms);

  return {
    isShown: useInterruption('satisfaction', mayAnswer && !isWaiting && !isClosedElsewhere),
    keep: () => setPhase('kept'),
    sent() {
      setPhase('kept');
      putOff(SATISFACTION_ANSWERED_MS);
    },
    close() {
      setPhase('waiting');
      // An answer that was stored stays stored.
      if (persisted.get() <= clock.now()) putOff(SATISFACTION_CLOSED_MS);
    },
    giveUp() {
      setPhase('waiting');
      putOff(RETRY_MS);
    },
  };
}
