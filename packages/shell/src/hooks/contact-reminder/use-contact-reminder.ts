import {
  createPersisted,
  useClock,
  usePersisted,
  useReportError,
  useSession,
  useStorageNamespace,
  useTabStore,
} from '@pantau/core';
import { useInterruption } from '@pantau/core/interruptions';
import { useEffect, useMemo, useState } from 'react';
import { boolean } from 'valibot';
import {
  type ContactField,
  type ReminderSource,
  missingContact,
  shouldRemind,
} from '../../engine/contact-reminder/contact-reminder.ts';

/** Whether the user has closed the reminder in this tab's session. */
function useDismissal() {
  const store = useTabStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId ?? '';
  return useMemo(() => {
    const key = `contactReminderDismissed:${userId}`;
    return createPersisted({ store, key, namespace, schema: boolean(), fallback: false, onError });
  }, [store, namespace, onError, userId]);
}

export interface ContactReminderState {
  /** What is missing, once the reminder's turn has come; empty otherwise. */
  readonly missing: readonly ContactField[];
  close(): void;
}

/**
 * Reminds the user once a month of a missing email address or phone number, and saves when (SH-69, SH-70). That the
 * time could not be saved is reported; the reminder then stays away for this session.
 */
export function useContactReminder(source: ReminderSource): ContactReminderState {
  const clock = useClock();
  const report = useReportError();
  const { user } = useSession();
  const dismissal = useDismissal();
  const isDismissed = usePersisted(dismissal);
  // The profile may become complete, or its reminder saved, while the dialog is open.
  const [shown, setShown] = useState<readonly ContactField[]>([]);
  const isOpen = shown.length > 0;
  const isDue = user !== null && !isDismissed && shouldRemind(user, clock.now());
  const hasTurn = useInterruption('contactReminder', isDue || isOpen);
  if (hasTurn && !isOpen && user !== null) setShown(missingContact(user));
  useEffect(() => {
    if (isOpen) source.saveReminder(clock.now()).catch(report);
  }, [isOpen, source, clock, report]);
  return {
    missing: shown,
    close() {
      dismissal.set(true);
      setShown([]);
    },
  };
}
