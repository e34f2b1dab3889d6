import { type ReminderChoice, useReminderChoice } from '@pantau/alert-center/preferences';
import { Profile } from '@pantau/company-settings/profile';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Page } from '@pantau/shell/pages';
import { useLeaveGuard } from '@pantau/shell/react-router';
import { useDisplayChoices } from '@pantau/shell/session';
import type { ReactElement } from 'react';
import { portalMessages } from '../../messages/portal-messages.ts';
import { useProfileSource } from './use-profile-source.ts';

/** `/profile/`: the user's own details, preferences and sessions (PO-162). */
export function ProfilePage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  return (
    <Page note={t('profileNote')}>
      {permissions.can(scopes.alertCenterMain) ? <ProfileWithReminder /> : <OwnProfile />}
    </Page>
  );
}

const ProfileWithReminder = (): ReactElement => <OwnProfile reminder={useReminderChoice()} />;

interface OwnProfileProps {
  readonly reminder?: ReminderChoice | undefined;
}

function OwnProfile({ reminder }: OwnProfileProps): ReactElement {
  const { source, onStored } = useProfileSource();
  const { language, theme } = useDisplayChoices();
  return (
    <Profile
      source={source}
      guard={useLeaveGuard()}
      onSaved={onStored}
      preferences={{ reminder, language, theme }}
    />
  );
}
