import { useEffect } from 'react';
import { useMessages, useSession } from '@pantau/core';
import { portalMessages } from '../messages/portal-messages.ts';

/** Sets the title of the browser tab: page, company, product (PO-24). */
export function usePageTitle(page: string): void {
  const t = useMessages(portalMessages);
  const company = useSession().user?.companyName;
  const title = [page, company, t('appName')].filter((part) => part !== undefined).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
