import { AddContact, type AddContactProps } from '@pantau/company-settings/profile';
import { Page } from '@pantau/shell/pages';
import { useLeaveGuard, useReturnFromPrompt } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { pages } from '../../navigation/pages.ts';
import { useProfileSource } from './use-profile-source.ts';

/** `/add-email/` and `/add-number/`, to which the reminder leads (PO-163). */
export function AddContactPage({ field }: Pick<AddContactProps, 'field'>): ReactElement {
  const { source, onStored } = useProfileSource();
  const leave = useReturnFromPrompt(pages.profile.path);
  return (
    <Page>
      <AddContact
        source={source}
        field={field}
        guard={useLeaveGuard()}
        onCancel={leave}
        onSaved={() => {
          onStored();
          leave();
        }}
      />
    </Page>
  );
}
