import { type ReactElement, useEffect, useState } from 'react';
import { scopes } from '@pantau/core/contract';
import { useClock, useFormat, useLocale, useMessages, useSession } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Icon } from '@pantau/core/ui/icon';
import { Link } from 'react-router';
import { Card, Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';
import css from './dashboard-page.module.css';
import { greetingKeyAt, firstName, longDateTime } from './greeting.ts';
import { NewestUnread } from './newest-unread.tsx';
import { WatchSummary } from './watch-summary.tsx';

/** All of them, as for the menu of the product (PO-70). */
const salesOrderScopes = [
  scopes.salesOrderRead,
  scopes.salesOrderCreate,
  scopes.salesOrderUpdate,
  scopes.salesOrderDelete,
];

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
      {permissions.canAll(salesOrderScopes) && (
        <Link to={pages.salesOrders.path} className={css.link}>
          <Icon name="arrowRight" />
          {t('salesOrdersPage')}
        </Link>
      )}
    </Page>
  );
}
