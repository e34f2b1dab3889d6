import { type ReactElement, useEffect, useState } from 'react';
import { scopes } from '@pantau/core/contract';
import { useClock, useFormat, useLocale, useMessages, useSession } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Card, Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { greetingKeyAt, firstName, longDateTime } from './greeting.ts';
import { NewestUnread } from './newest-unread.tsx';
import { WatchSummary } from './watch-summary.tsx';

const MINUTE_MS = 60_000;

/** The current time, updated every minute on the minute. */
function useCurrentMinute(): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => clock.setTimeout(() => setNow(clock.now()), MINUTE_MS - (clock.now() % MINUTE_MS)),
    [clock, now],
  );
  return now;
}

/** `/dashboard`: greeting, date and alert summary. */
export function DashboardPage(): ReactElement {
  const t = useMessages(portalMessages);
  const locale = useLocale();
  const { timeZone } = useFormat();
  const { user, permissions } = useSession();
  const now = useCurrentMinute();

  return (
    <Page
      name={t('dashboardPage')}
      title={t(greetingKeyAt(now, timeZone), { name: firstName(user?.fullname ?? '') })}
      note={longDateTime(now, locale, timeZone)}
    >
      {permissions.can(scopes.alertCenterMain) ? (
        <>
          <WatchSummary />
          <NewestUnread />
        </>
      ) : (
        <Card>
          <EmptyState level={2} title={t('noAlertAccess')} text={t('noAlertAccessText')} />
        </Card>
      )}
    </Page>
  );
}
