import { scopes } from '@pantau/core';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/use-alert-counts.ts';
import { usePermitted } from '../../hooks/use-permitted.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';

const settingsMenu = createLazy(async () => {
  const part = await import('../settings/settings-menu.tsx');
  return part.SettingsMenu;
});

const reminderLine = createLazy(async () => {
  const part = await import('../reminder/reminder-line.tsx');
  return part.ReminderLine;
});

const none = {};

/** The settings of the alert centre, for users who may set them (spec alerts §2, §6: e4b). */
export function HeadSettings(): ReactElement | null {
  const isPermitted = usePermitted();
  if (!isPermitted(scopes.alertCenterRuleSetting)) return null;
  return <LazyPart part={settingsMenu} props={none} quiet />;
}

/** The urgent reminder, for users who see urgent alerts (spec alerts §6: e4e). */
export function HeadReminder(): ReactElement | null {
  const { urgent } = useAlertCounts();
  if (urgent === null) return null;
  return <LazyPart part={reminderLine} props={none} quiet />;
}
