import { useMessages } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import type { ReactElement } from 'react';
import { Card, Page } from './page.tsx';
import { portalMessages } from '../messages/portal-messages.ts';

/** A page that requires a scope which the user lacks. @param page its name */
export function NoAccess({ page }: { readonly page: string }): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <Page name={page}>
      <Card>
        <EmptyState level={2} title={t('noPageAccess')} text={t('noPageAccessText')} />
      </Card>
    </Page>
  );
}
