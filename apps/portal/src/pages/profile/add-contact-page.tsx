import { AddContact } from '@pantau/company-settings/profile';
import { useMessages } from '@pantau/core';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';
import { useLeaveGuard } from '@pantau/shell/react-router';
import { useProfileSource } from './use-profile-source.ts';

const fields = { addEmail: 'email', addNumber: 'phoneNo' } as const;

/** Where the reminder was shown. */
const isOrigin = (state: unknown): state is { readonly from: string } =>
  typeof state === 'object' && state !== null && typeof Reflect.get(state, 'from') === 'string';

/** `/add-email/` and `/add-number/`, to which the reminder leads (PO-163). */
export function AddContactPage({ page }: { readonly page: keyof typeof fields }): ReactElement {
  const t = useMessages(portalMessages);
  const { source, onStored } = useProfileSource();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = isOrigin(state) ? state.from : pages.profile.path;
  const leave = (): void => void navigate(from, { replace: true });
  return (
    <Page name={t(`${page}Page`)}>
      <AddContact
        source={source}
        field={fields[page]}
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
