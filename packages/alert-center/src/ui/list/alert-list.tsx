import { ErrorState } from '@pantau/core/ui/error-state';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, type ReactNode, type RefObject, memo, useRef } from 'react';
import { useAlertActions } from '../../hooks/triage.ts';
import { useAlertList, useUnresolvedOnly } from '../../hooks/list.ts';
import { useSearch } from '../../hooks/search.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useOpenIds } from '../../hooks/previews.ts';
import type { AlertId, Urgency } from '../../engine/alert/alert.ts';
import { ROWS_MAX } from '../../engine/alert/limits.ts';
import { AlertRow } from './alert-row.tsx';
import { useViewOptions } from '../shared/view-options.ts';
import { HostSlot } from '../shared/host-slot.tsx';
import { loadErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-list.module.css';
import { OlderAlerts } from './older-alerts.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useKeepRowFocus } from './use-keep-focus.ts';
import { StackRow } from './stack-row.tsx';
import { useListBusy } from './use-list-busy.ts';
import { useListRows } from './use-list-rows.ts';
import { useTapGuard } from './use-tap-guard.ts';
import { useFocusFirstRow } from './use-focus-first-row.ts';
import { useWashNewRows } from './use-wash-new-rows.ts';
import { WaitingButton } from './waiting-button.tsx';

export interface AlertListProps {
  readonly urgency: Urgency;
  /** The scrolling element; the list is its first content. */
  readonly scrollerRef: RefObject<HTMLElement | null>;
}

const none: ReadonlySet<AlertId> = new Set();

/** The alerts of one urgency, newest first, with new, failed and older alerts. */
export const AlertList = memo(function AlertList(props: AlertListProps): ReactElement | null {
  const { urgency, scrollerRef } = props;
  const list = useAlertList(urgency);
  const openIds = useOpenIds();
  const t = useText();
  const listRef = useRef<HTMLUListElement>(null);
  const rows = useListRows(urgency);
  const { complete, rowIds, onScreen } = rows;
  // Rows of an earlier search stay until those of the next one arrive.
  const isReplaced = list.status === 'loading' && list.ids.length > 0;
  // A list that is about to be filled holds all of its rows.
  const isFilling = rows.renderedIds.length < list.ids.length;
  useListBusy(urgency, scrollerRef, isFilling ? list.ids : rows.renderedIds);
  const isTapIgnored = useTapGuard(scrollerRef, onScreen);
  useKeepRowFocus(listRef, scrollerRef, onScreen);
  const focusFirstRow = useFocusFirstRow(listRef, rowIds);
  useWashNewRows(listRef, list.ids, list.status !== 'loading' && list.status !== 'hidden');
  if (list.status === 'hidden') return null;

  return (
    <>
      <InHeading>
        {list.status === 'failed' && list.ids.length > 0 && (
          <StaleNotice urgency={urgency} scrollerRef={scrollerRef} />
        )}
        {isTapIgnored ? (
          <RowsMoved />
        ) : (
          <WaitingButton
            urgency={urgency}
            waiting={list.waiting}
            scrollerRef={scrollerRef}
            onShownByKey={focusFirstRow}
          />
        )}
      </InHeading>
      <ul
        ref={listRef}
        role="list"
        className={css.list}
        aria-label={t('listLabel', { urgency: t(urgency).toLowerCase() })}
        aria-busy={!complete || isReplaced || undefined}
      >
        {rowIds.map((id) => {
          const stack = rows.stackOf(id);
          if (stack === undefined) return <AlertRow key={id} id={id} open={openIds.has(id)} />;
          const isOpen = stack.ids.some((one) => openIds.has(one));
          return <StackRow key={id} stack={stack} openIds={isOpen ? openIds : none} />;
        })}
      </ul>
      {list.ids.length === 0 && <NoRows urgency={urgency} />}
      {list.hasOlder && list.ids.length > 0 && complete && (
        <OlderAlerts
          urgency={urgency}
          older={list.older}
          scrollerRef={scrollerRef}
          full={list.ids.length >= ROWS_MAX}
        />
      )}
    </>
  );
});

/** What appears by itself is in the heading of the section, where it neither moves nor covers a row. */
function InHeading({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.inHeading}>
      <div className={css.pills}>{children}</div>
    </div>
  );
}

/** Why a tap opened nothing, and what to do. */
function RowsMoved(): ReactElement {
  const t = useText();
  return (
    <div className={css.moved} role="status">
      <Icon name="info" size={14} />
      <span className={css.pillText}>{t('rowsMoved')}</span>
    </div>
  );
}

/** States that refreshing the rows failed. */
function StaleNotice({ urgency, scrollerRef }: AlertListProps): ReactElement {
  const t = useText();
  const { retry } = useAlertActions();
  const tryAgain = (): void => {
    // The button unmounts: keep the focus in the list.
    scrollerRef.current?.focus({ preventScroll: true });
    retry(urgency);
  };
  return (
    <div className={css.stale} role="status">
      <Icon name="warning" size={14} />
      <span className={css.pillText} title={t('refreshFailed')}>
        {t('refreshFailed')}
      </span>
      <button type="button" className={css.retry} onClick={tryAgain}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Content of a list without rows: error, loading, or empty when that is known. */
function NoRows({ urgency }: { readonly urgency: Urgency }): ReactElement | null {
  const { status, error, waiting } = useAlertList(urgency);
  const { state } = useConnection();
  const { retry } = useAlertActions();
  const { renderEmpty, renderError } = useViewOptions();
  const [unresolvedOnly] = useUnresolvedOnly();
  const search = useSearch();
  const t = useText();
  if (status === 'failed') {
    const retryList = (): void => retry(urgency);
    return (
      <HostSlot render={renderError} content={{ urgency, error, retry: retryList }}>
        <ErrorState
          level={4}
          art={error?.kind === 'offline' ? 'offline' : 'broken'}
          title={t('failedTitle')}
          text={loadErrorText(error, t)}
          onRetry={retryList}
        />
      </HostSlot>
    );
  }
  // While disconnected, an empty list must not claim that there are no alerts.
  if (state === 'disconnected') return <p className={css.none}>{t('emptyUnknown')}</p>;
  if (status === 'loading') return <SkeletonRows />;
  if (waiting > 0) return null;
  if (search !== null)
    return (
      <p className={css.none}>
        {t(urgency === 'urgent' ? 'noneFoundUrgent' : 'noneFoundImportant')}
      </p>
    );
  return (
    <HostSlot render={renderEmpty} content={{ urgency, unresolvedOnly }}>
      <p className={css.none}>{t(urgency === 'urgent' ? 'emptyUrgent' : 'emptyImportant')}</p>
    </HostSlot>
  );
}
