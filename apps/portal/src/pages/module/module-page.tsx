import { useMessages } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { fleetMenu, useMenuPage } from '@pantau/shell';
import type { ReactElement } from 'react';
import { Card, Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';

/** A page of the menu whose module another application provides (PO-79). */
export function ModulePage(): ReactElement | null {
  const t = useMessages(portalMessages);
  const page = useMenuPage(fleetMenu);
  if (page === undefined) return null;
  const { title, breadcrumb, item } = page;
  return (
    <Page name={title} breadcrumb={breadcrumb}>
      <Card>
        <EmptyState
          level={2}
          title={t('moduleTitle')}
          text={t('moduleText', { module: title })}
          note={t('moduleSlot', { path: item.path })}
        />
      </Card>
    </Page>
  );
}
