import { type AlertSettings, useAlertCounts, useAlertSettings } from '@pantau/alert-center';
import { Profile, type ProfilePreferences } from '@pantau/company-settings/profile';
import { builtInLocaleOf, useLocale, useMessages, usePersisted, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useSessionServices } from '@pantau/shell/session';
import type { ReactElement } from 'react';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { useLeaveGuard } from '@pantau/shell/react-router';
import { useProfileSource } from './use-profile-source.ts';

/** `/profile/`: the user's own details, preferences and sessions (PO-162). */
export function ProfilePage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  return (
    <Page name={t('profilePage')} note={t('profileNote')}>
      {permissions.can(scopes.alertCenterMain) ? <ProfileWithReminder /> : <OwnProfile />}
    </Page>
  );
}

const reminderMinutes: readonly AlertSettings['minutes'][] = [0, 5, 10, 15, 30, 60];

/** With the reminder of urgent alerts, for users who have them. */
function ProfileWithReminder(): ReactElement {
  const [{ minutes }, change] = useAlertSettings();
  const { urgent } = useAlertCounts();
  if (urgent === null) return <OwnProfile />;
  return (
    <OwnProfile
      reminder={{
        value: minutes,
        options: reminderMinutes,
        onChange: (value) => change({ minutes: value as AlertSettings['minutes'] }),
      }}
    />
  );
}

function OwnProfile({ reminder }: Pick<ProfilePreferences, 'reminder'>): ReactElement {
  const { source, onStored } = useProfileSource();
  const { preferences } = useSessionServices();
  const locale = useLocale();
  const theme = usePersisted(preferences.theme);
  const isBilingual = useSession().permissions.hasFlag('vsms2_bilingual');
  return (
    <Profile
      source={source}
      guard={useLeaveGuard()}
      onSaved={onStored}
      preferences={{
        reminder,
        language: isBilingual
          ? {
              value: builtInLocaleOf(locale),
              onChange: (value) => void preferences.language.set(value),
            }
          : undefined,
        theme: { value: theme, onChange: (value) => void preferences.theme.set(value) },
      }}
    />
  );
}
