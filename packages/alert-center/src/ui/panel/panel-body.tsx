import { useFormat } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import type { ReactElement } from 'react';
import { useAlertActions } from '../../hooks/use-alert-actions.ts';
import { useAlertList } from '../../hooks/use-alert-list.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useUnresolvedOnly } from '../../hooks/use-unresolved-only.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { loadErrorText } from '../shared/text/error-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './alert-panel.module.css';
import { AlertSection } from './alert-section.tsx';
import { windowHours } from './window-hours.ts';

/** What to show instead of the lists, where not one of them has a row. */
function useBareState(): 'filled' | 'empty' | 'failed' {
  const lists = [useAlertList('urgent'), useAlertList('important')].filter(
    ({ status }) => status !== 'hidden',
  );
  if (lists.some(({ ids, waiting }) => ids.length > 0 || waiting > 0)) return 'filled';
  if (lists.every(({ status }) => status === 'ready')) return 'empty';
  return lists.every(({ status }) => status === 'failed') ? 'failed' : 'filled';
}

/** The lists; where there is nothing to list, why. */
export function PanelBody(): ReactElement {
  const bare = useBareState();
  const { status } = useAlertList('urgent');
  const { state } = useConnection();
  if (bare === 'failed') return <Failed />;
  if (bare === 'empty' && state !== 'connecting') return <Bare isCutOff={state === 'cutOff'} />;
  return (
    <div className={css.body}>
      {status !== 'hidden' && <AlertSection urgency="urgent" />}
      <AlertSection urgency="important" />
    </div>
  );
}

/** Nothing could be loaded: said once, not under each head. */
function Failed(): ReactElement {
  const words = useWords();
  const { error } = useAlertList('important');
  const { retry } = useAlertActions();
  const retryAll = (): void => {
    retry('urgent');
    retry('important');
  };
  return (
    <ErrorState
      art={error?.kind === 'offline' ? 'offline' : 'broken'}
      title={words('failedTitle')}
      text={loadErrorText(error, words)}
      onRetry={retryAll}
    />
  );
}

/** No alert at all: calm only while the connection holds. */
function Bare({ isCutOff }: { readonly isCutOff: boolean }): ReactElement {
  const words = useWords();
  const format = useFormat();
  const [isUnresolvedOnly] = useUnresolvedOnly();
  const { lastUpdateOn } = useConnection();
  const { renderEmpty } = useViewOptions();
  const time = lastUpdateOn === null ? undefined : format.timeWithSeconds(lastUpdateOn);
  const note = time === undefined ? {} : { note: words('emptyChecked', { time }) };
  if (isCutOff) {
    return <EmptyState art="offline" title={words('emptyUnknown')} {...note} />;
  }
  const custom = renderEmpty?.({ urgency: null, isUnresolvedOnly }) ?? null;
  if (custom !== null) return custom;
  return (
    <EmptyState
      art="done"
      title={words(isUnresolvedOnly ? 'emptyTitle' : 'emptyWindowTitle', { hours: windowHours })}
      text={words('emptyText')}
      {...note}
    />
  );
}
