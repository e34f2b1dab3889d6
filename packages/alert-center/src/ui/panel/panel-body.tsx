import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useAlertActions } from '../../hooks/triage.ts';
import { useAlertCounts, useAlertList, useUnresolvedOnly } from '../../hooks/list.ts';
import { emptySearch, useSearch, useSetSearch } from '../../hooks/search.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { HostSlot } from '../shared/host-slot.tsx';
import { loadErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-panel.module.css';
import { AlertSection } from './alert-section.tsx';
import { useStableSections } from './use-stable-sections.ts';
import { windowHours } from './window-hours.ts';

/** Whether the lists have rows; if not, whether they are empty or failed. */
function useListsState(): 'filled' | 'empty' | 'failed' {
  const lists = [useAlertList('urgent'), useAlertList('important')].filter(
    ({ status }) => status !== 'hidden',
  );
  if (lists.some(({ ids, waiting }) => ids.length > 0 || waiting > 0)) return 'filled';
  if (lists.every(({ status }) => status === 'ready')) return 'empty';
  return lists.every(({ status }) => status === 'failed') ? 'failed' : 'filled';
}

/** The lists, or the reason why they are empty. */
export function PanelBody(): ReactElement {
  const bare = useListsState();
  const { status } = useAlertList('urgent');
  const { state, signedOut } = useConnection();
  if (signedOut) return <SignedOut />;
  if (bare === 'failed') return <Failed />;
  if (bare === 'empty' && state !== 'connecting')
    return <NoAlerts isDisconnected={state === 'disconnected'} />;
  return (
    <Sections>
      {status !== 'hidden' && <AlertSection urgency="urgent" />}
      <AlertSection urgency="important" />
    </Sections>
  );
}

function Sections({ children }: { readonly children: ReactNode }): ReactElement {
  const bodyRef = useRef<HTMLDivElement>(null);
  useStableSections(bodyRef);
  return (
    <div ref={bodyRef} className={css.body}>
      {children}
    </div>
  );
}

/** Requests everything again. */
function useRetryAll(): () => void {
  const { retry, retryConnection } = useAlertActions();
  return () => {
    retry('urgent');
    retry('important');
    retryConnection();
  };
}

/** In place of the alerts: they are not for who sits here now. */
function SignedOut(): ReactElement {
  const t = useText();
  return (
    <EmptyState
      title={t('signedOutTitle')}
      text={t('signedOutText')}
      actions={<Button onClick={useRetryAll()}>{t('retry')}</Button>}
    />
  );
}

/** Error state for all lists together. */
function Failed(): ReactElement {
  const t = useText();
  const { error } = useAlertList('important');
  const { retry } = useAlertActions();
  const { renderError } = useViewOptions();
  const retryAll = (): void => {
    retry('urgent');
    retry('important');
  };
  return (
    <HostSlot render={renderError} content={{ urgency: null, error, retry: retryAll }}>
      <ErrorState
        art={error?.kind === 'offline' ? 'offline' : 'broken'}
        title={t('failedTitle')}
        text={loadErrorText(error, t)}
        onRetry={retryAll}
      />
    </HostSlot>
  );
}

/** Empty state; while disconnected it does not claim that there are no alerts. */
function NoAlerts({ isDisconnected }: { readonly isDisconnected: boolean }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [unresolvedOnly] = useUnresolvedOnly();
  const search = useSearch();
  const setSearch = useSetSearch();
  const { total } = useAlertCounts();
  const { lastUpdateOn } = useConnection();
  const { renderEmpty } = useViewOptions();
  const time = lastUpdateOn === null ? undefined : format.timeWithSeconds(lastUpdateOn);
  const note = time === undefined ? {} : { note: t('emptyChecked', { time }) };
  if (isDisconnected) {
    return <EmptyState art="offline" title={t('emptyUnknown')} {...note} />;
  }
  if (search !== null) {
    return (
      <EmptyState
        title={t('noneFoundTitle')}
        {...(total > 0 && { text: t('noneFoundText', { count: total }) })}
        actions={<Button onClick={() => setSearch?.(emptySearch)}>{t('clearSearch')}</Button>}
      />
    );
  }
  return (
    <HostSlot render={renderEmpty} content={{ urgency: null, unresolvedOnly }}>
      <EmptyState
        art="done"
        title={t(unresolvedOnly ? 'emptyTitle' : 'emptyWindowTitle', { hours: windowHours })}
        text={t('emptyText')}
        {...note}
      />
    </HostSlot>
  );
}
