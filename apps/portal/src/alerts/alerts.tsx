import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import {
  AlertCenterFrame,
  AlertCenterProvider,
  type OtherNotifications,
} from '@pantau/alert-center';
import { createHttpAlertSource } from '@pantau/alert-center/http';
import { useSession } from '@pantau/core';
import { useLocation, useNavigate } from 'react-router';
import { pages, rulesAt } from '../pages.ts';
import { usePortal } from '../portal-context.ts';
import { reportError } from '../report-error.ts';

/** The alert centre over the server that served this page, for everything below. Lives over all pages. */
export function Alerts({ children }: { readonly children: ReactNode }): ReactElement {
  const { session, preferences } = usePortal();
  const { user } = useSession();
  const companyId = user?.companyId;
  const source = useMemo(
    () =>
      createHttpAlertSource({
        // The server that served this page.
        baseUrl: '',
        companyId,
        getToken: session.getToken,
        locale: preferences.language.get,
        onError: reportError,
      }),
    [session, preferences, companyId],
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const seeOther = useCallback(
    (target: OtherNotifications) => void navigate(pages[target].path),
    [navigate],
  );
  const openRuleSettings = useCallback(() => void navigate(pages.ruleSettings.path), [navigate]);

  return (
    <AlertCenterProvider
      source={source}
      liveUpdates={rulesAt(pathname)?.hasLiveUpdates ?? true}
      onBackOnline="reload"
    >
      <AlertCenterFrame isCountInTitle onSeeOther={seeOther} onOpenRuleSettings={openRuleSettings}>
        {children}
      </AlertCenterFrame>
    </AlertCenterProvider>
  );
}
