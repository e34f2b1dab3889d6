import { type ReactElement, useEffect, useState } from 'react';
import { scopes } from '@pantau/core/contract';
import { useClock, useFormat, useLocale, useMessages, useSession } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui';
import { usePageTitle } from '../../furniture/use-page-title.ts';
import { portalMessages } from '../../messages/portal-messages.ts';
import css from './dashboard-page.module.css';
import { dayPartAt, firstNameOf, longDateTime } from './day-time.ts';
import { NewestUnread } from './newest-unread.tsx';
import { WatchSummary } from './watch-summary.tsx';

const MINUTE_MS = 60_000;

/** The time, told again at each full minute. */
function useMinute(): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => clock.setTimeout(() => setNow(clock.now()), MINUTE_MS - (clock.now() % MINUTE_MS)),
    [clock, now],
  );
  return now;
}

/** `/dashboard`: who is meant, what day it is, and what to watch. */
export function DashboardPage(): ReactElement {
  const t = useMessages(portalMessages);
  const locale = useLocale();
  const { timeZone } = useFormat();
  const { user, permissions } = useSession();
  const now = useMinute();
  usePageTitle(t('dashboardPage'));

  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          {t(dayPartAt(now, timeZone), { name: firstNameOf(user?.fullname ?? '') })}
        </h1>
        <p className={css.date}>{longDateTime(now, locale, timeZone)}</p>
      </header>
      {permissions.can(scopes.alertCenterMain) ? (
        <>
          <WatchSummary />
          <NewestUnread />
        </>
      ) : (
        <section className={css.card}>
          <EmptyState level={2} title={t('noAlertAccess')} text={t('noAlertAccessText')} />
        </section>
      )}
    </div>
  );
}
