import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { ReminderSource } from '../../engine/contact-reminder/contact-reminder.ts';
import { useContactReminder } from '../../hooks/contact-reminder/use-contact-reminder.ts';

const reminderDialog = createLazy(
  async () => (await import('./contact-reminder-dialog.tsx')).ContactReminderDialog,
);

export interface ContactReminderProps {
  readonly source: ReminderSource;
  /** Leads to the page where the user adds an email address. */
  readonly onAddEmail: () => void;
  /** Leads to the page where the user adds a phone number. */
  readonly onAddNumber: () => void;
}

/** Reminds a user without email address or phone number, once a month (SH-69, SH-70). */
export function ContactReminder(props: ContactReminderProps): ReactElement | null {
  const { source, onAddEmail, onAddNumber } = props;
  const { missing, close } = useContactReminder(source);
  if (missing.length === 0) return null;
  return (
    <LazyPart
      part={reminderDialog}
      props={{ missing, onAddEmail, onAddNumber, onClose: close }}
      quiet
      onFail={close}
    />
  );
}
