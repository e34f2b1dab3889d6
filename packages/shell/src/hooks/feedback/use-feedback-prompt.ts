import {
  createPersisted,
  useClock,
  usePersisted,
  useReportError,
  useSession,
  useStorageNamespace,
  useStore,
} from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useInterruption } from '@pantau/core/interruptions';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { number } from 'valibot';
import type { FeedbackSource } from '../../engine/feedback/feedback.ts';
import {
  asksForFeedback,
  dismissedUntil,
  feedbackDays,
  feedbackDueAt,
  nextMonthAt,
} from '../../engine/feedback/feedback-rule.ts';

/** How long the prompt waits before it tries again to load its dialog, ms. */
const RETRY_MS = 600_000;

/** Whether the user may give feedback (SH-63). */
export function useMayGiveFeedback(): boolean {
  const { user, permissions } = useSession();
  if (user === null || !asksForFeedback(user.companyType)) return false;
  return permissions.can(scopes.customerWishFeedback);
}

/** Until when the user has closed the prompt, epoch ms: stored per user, for all tabs. */
function useDismissal() {
  const store = useStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId ?? '';
  return useMemo(() => {
    const key = `feedbackDismissedUntil:${userId}`;
    return createPersisted({ store, key, namespace, schema: number(), fallback: 0, onError });
  }, [store, namespace, onError, userId]);
}

/** Puts the prompt off until 23:59: after it was closed, or after feedback was given in any way (SH-62). */
export function usePutOffFeedback(): () => void {
  const clock = useClock();
  const dismissal = useDismissal();
  const timeZone = useSession().user?.timeZone;
  return useCallback(
    () => void dismissal.set(dismissedUntil(clock.now(), timeZone)),
    [dismissal, clock, timeZone],
  );
}

export interface FeedbackPromptState {
  /** Its turn has come. */
  readonly isShown: boolean;
  /** The user is filling it in: closing the prompt in another tab does not close this one. */
  keep(): void;
  /** Feedback was stored. What is shown stays until it is closed. */
  sent(): void;
  close(): void;
  /** Its dialog could not be loaded: tries again later. */
  giveUp(): void;
}

/**
 * Asks for feedback when it is due (SH-60 to SH-64). A failing status request counts as feedback that was given.
 *
 * @param daysSetting see `feedbackDays`
 */
export function useFeedbackPrompt(
  source: FeedbackSource,
  daysSetting: unknown,
): FeedbackPromptState {
  const clock = useClock();
  const report = useReportError();
  const mayGive = useMayGiveFeedback();
  const timeZone = useSession().user?.timeZone;
  const dismissed = usePersisted(useDismissal());
  const putOff = usePutOffFeedback();
  const [loadedAt] = useState(() => clock.now());
  const [notBefore, setNotBefore] = useState(0);
  const [phase, setPhase] = useState<'waiting' | 'wanted' | 'kept'>('waiting');
  const days = feedbackDays(daysSetting);
  const isWaiting = phase === 'waiting';

  useEffect(() => {
    if (!mayGive || !isWaiting) return undefined;
    const now = clock.now();
    const earliest = Math.max(notBefore, dismissed);
    const due = feedbackDueAt({ now, loadedAt, notBefore: earliest, days, timeZone });
    if (due === null) return undefined;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      let isGiven = true;
      try {
        isGiven = await source.hasGivenFeedback(leaving.signal);
      } catch (error) {
        if (!leaving.signal.aborted) report(error);
      }
      if (leaving.signal.aborted) return;
      if (isGiven) setNotBefore(nextMonthAt(clock.now(), timeZone));
      else setPhase('wanted');
    };
    const cancel = clock.setTimeout(() => void ask(), due - now);
    return () => {
      cancel();
      leaving.abort();
    };
  }, [mayGive, isWaiting, notBefore, dismissed, clock, loadedAt, days, timeZone, source, report]);

  // Closed in another tab.
  const isClosedElsewhere = phase === 'wanted' && dismissed > clock.now();
  if (isClosedElsewhere) setPhase('waiting');

  return {
    isShown: useInterruption('feedback', mayGive && !isWaiting && !isClosedElsewhere),
    keep: () => setPhase('kept'),
    sent() {
      setPhase('kept');
      setNotBefore(nextMonthAt(clock.now(), timeZone));
      putOff();
    },
    close() {
      setPhase('waiting');
      putOff();
    },
    giveUp() {
      setPhase('waiting');
      setNotBefore(clock.now() + RETRY_MS);
    },
  };
}
