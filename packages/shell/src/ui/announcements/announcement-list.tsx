import { isPantauError, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Announcement } from '../../engine/announcements/announcement.ts';
import { ANNOUNCEMENT_PAGE } from '../../engine/announcements/announcement-source.port.ts';
import type { AnnouncementsView } from '../../engine/announcements/announcements-view.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import css from './announcement-list.module.css';
import { AnnouncementRow } from './announcement-row.tsx';
import { useMinute } from './use-minute.ts';

export interface AnnouncementListProps extends AnnouncementsView {
  readonly onGrow: () => void;
  readonly onRetry: () => void;
  readonly onOpen: (announcement: Announcement) => void;
}

/** More is loaded when the end is this close, in px. */
const NEAR_END = 160;

/** The announcements that are loaded. Scrolling to the end loads more (SH-36). */
export function AnnouncementList(props: AnnouncementListProps): ReactElement {
  const { announcements, error, isComplete, isLoading, onGrow, onRetry, onOpen } = props;
  const now = useMinute();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const growAtEnd = (): void => {
    const scroller = scrollerRef.current;
    if (scroller === null || announcements === null || isComplete) return;
    const { scrollHeight, scrollTop, clientHeight } = scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) onGrow();
  };
  // A page may be shorter than its frame, and then nothing scrolls.
  useEffect(growAtEnd);

  if (announcements === null) return <FirstState {...props} />;
  if (announcements.length === 0) return <Empty />;
  return (
    <div ref={scrollerRef} className={css.scroller} onScroll={growAtEnd}>
      <ul className={css.list} role="list" aria-busy={isLoading}>
        {announcements.map((announcement) => (
          <AnnouncementRow
            key={announcement.id}
            announcement={announcement}
            now={now}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <End
        isFailed={error !== null}
        isLoading={isLoading && !isComplete}
        isComplete={isComplete && announcements.length > ANNOUNCEMENT_PAGE}
        onRetry={onRetry}
      />
    </div>
  );
}

/** Before the first list. */
function FirstState({ error, isLoading, onRetry }: AnnouncementListProps): ReactElement {
  const t = useMessages(announcementsMessages);
  if (error !== null && !isLoading) {
    const isOffline = isPantauError(error) && error.kind === 'offline';
    const reason = isPantauError(error) ? error.serverMessage : undefined;
    return (
      <div className={css.state}>
        <ErrorState
          title={t('announcementsFailed')}
          text={reason ?? t('checkConnection')}
          art={isOffline ? 'offline' : 'broken'}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <div className={css.scroller} aria-busy>
      <VisuallyHidden>{t('announcementsLoading')}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className={css.placeholder}>
          <Skeleton shape="block" width={64} height={40} />
          <span className={css.lines}>
            <Skeleton width="70%" />
            <Skeleton width="95%" />
            <Skeleton width="30%" />
          </span>
        </div>
      ))}
    </div>
  );
}

function Empty(): ReactElement {
  const t = useMessages(announcementsMessages);
  return (
    <div className={css.state}>
      <EmptyState title={t('announcementsEmpty')} text={t('announcementsEmptyText')} />
    </div>
  );
}

interface EndProps {
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly isComplete: boolean;
  readonly onRetry: () => void;
}

function End({ isFailed, isLoading, isComplete, onRetry }: EndProps): ReactElement {
  const t = useMessages(announcementsMessages);
  return (
    <div className={css.end} role="status">
      {isLoading && t('announcementsLoadingMore')}
      {!isLoading && isFailed && (
        <>
          {t('announcementsMoreFailed')}{' '}
          <Button variant="accent" size="dense" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      {!isLoading && !isFailed && isComplete && t('announcementsEnd')}
    </div>
  );
}
