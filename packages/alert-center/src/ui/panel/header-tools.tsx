import { scopes } from '@pantau/core';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/list.ts';
import { usePermitted } from '../../hooks/permissions.ts';
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

/** Settings menu, for users with its scope. */
export function HeaderSettings(): ReactElement | null {
  const isPermitted = usePermitted();
  if (!isPermitted(scopes.alertCenterRuleSetting)) return null;
  return <LazyPart part={settingsMenu} props={none} quiet />;
}

/** Urgent reminder, for users who see urgent alerts. */
export function HeaderReminder(): ReactElement | null {
  const { urgent } = useAlertCounts();
  if (urgent === null) return null;
  return <LazyPart part={reminderLine} props={none} quiet />;
}
