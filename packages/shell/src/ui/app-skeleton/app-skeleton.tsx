import type { ReactElement } from 'react';
import { useMessages } from '@pantau/core';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { accountMessages } from '../../messages/account-messages.ts';
import { Logo } from '../logo/logo.tsx';
import css from './app-skeleton.module.css';

/** Shown while a page behind the sign-in loads. */
export function PageSkeleton(): ReactElement {
  return (
    <div className={css.page} aria-hidden="true">
      <Skeleton width={280} height={28} />
      <Skeleton width={200} height={14} />
      <div className={css.card}>
        <Skeleton width={160} height={16} />
        <Skeleton width={240} height={48} />
      </div>
      <div className={css.card}>
        <Skeleton width={140} height={16} />
        <Skeleton width={320} height={14} />
        <Skeleton width={280} height={14} />
      </div>
    </div>
  );
}

/** Shown while the session is restored and the pages behind the sign-in load (PO-65). */
export function AppSkeleton(): ReactElement {
  const t = useMessages(accountMessages);
  return (
    <main className={css.app} aria-busy="true" aria-label={t('loadingSession')}>
      <div className={css.bar}>
        <div className={css.corner}>
          <Logo />
        </div>
        <span className={css.end}>
          <Skeleton width={120} height={28} />
        </span>
      </div>
      <div className={css.below}>
        <div className={css.menu} />
        <PageSkeleton />
      </div>
    </main>
  );
}
