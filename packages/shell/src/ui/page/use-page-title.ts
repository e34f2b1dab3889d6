import { useSession } from '@pantau/core';
import { useEffect } from 'react';
import { useAppName } from '../shared/use-branding.ts';

/** Sets the title of the browser tab: page, company, product (PO-24). */
export function usePageTitle(page: string): void {
  const appName = useAppName();
  const company = useSession().user?.companyName;
  const title = [page, company, appName].filter((part) => part !== undefined).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
