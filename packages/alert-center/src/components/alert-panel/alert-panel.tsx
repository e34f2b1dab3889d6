import { scopes, useFormat } from '@pantau/core';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Switch,
  capCount,
} from '@pantau/core/ui';
import { type ReactElement, useId } from 'react';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import { useAlertCounts } from '../../controllers/use-alert-counts.ts';
import { useAlertList } from '../../controllers/use-alert-list.ts';
import { useConnection } from '../../controllers/use-connection.ts';
import { usePermitted } from '../../controllers/use-permitted.ts';
import { useUnresolvedOnly } from '../../controllers/use-unresolved-only.ts';
import { TIME_WINDOW_MS } from '../../domain/limits.ts';
import { useViewOptions } from '../options/view-options.ts';
import { loadErrorText } from '../words/error-text.ts';
import { useWords } from '../words/use-words.ts';
import css from './alert-panel.module.css';
import { AlertSection } from './alert-section.tsx';
import { ConnectionState } from './connection-state.tsx';
import { CutOffBanner } from './cut-off-banner.tsx';
import { type AlertCenterLayout, panelSize } from './panel-size.ts';

const HOUR_MS = 3_600_000;
const windowHours = TIME_WINDOW_MS / HOUR_MS;

export interface AlertPanelProps {
  readonly layout?: AlertCenterLayout | undefined;
  /** Shows the cross; left out where the panel is always there. */
  readonly onClose?: (() => void) | undefined;
  /** Inside a window that bears its name already. */
  readonly isPlain?: boolean | undefined;
}

/** The alert centre's lists with their head and foot (spec alerts §2, Alert centre). */
export function AlertPanel(props: AlertPanelProps): ReactElement {
  const { layout = 'inline', isPlain = layout === 'popup', onClose } = props;
  const id = useId();
  const Frame = isPlain ? 'div' : 'section';
  return (
    <Frame
      className={css.panel}
      style={panelSize(layout)}
      data-layout={layout}
      {...(!isPlain && { 'aria-labelledby': `${id}title` })}
    >
      <PanelHead titleId={`${id}title`} onClose={onClose} />
      <CutOffBanner />
      <PanelBody />
      <PanelFoot />
    </Frame>
  );
}

interface PanelHeadProps {
  readonly titleId: string;
  readonly onClose: (() => void) | undefined;
}

function PanelHead({ titleId, onClose }: PanelHeadProps): ReactElement {
  const words = useWords();
  return (
    <header className={css.head}>
      <div className={css.bar}>
        <h2 id={titleId} className={css.title}>
          {words('title')}
        </h2>
        <ConnectionState />
        <span className={css.space} />
        {onClose !== undefined && (
          <IconButton icon="close" size="dense" label={words('close')} onClick={onClose} />
        )}
      </div>
      <UnresolvedOnly />
    </header>
  );
}

function UnresolvedOnly(): ReactElement {
  const words = useWords();
  const { total, isKnown } = useAlertCounts();
  const [isOn, setOn] = useUnresolvedOnly();
  return (
    <div className={css.bar}>
      <Switch label={words('unresolvedOnly')} checked={isOn} onCheckedChange={setOn} />
      {isKnown && (
        <Badge count={total} label={words('unresolvedCount', { number: capCount(total) })} />
      )}
    </div>
  );
}

/** What to show instead of the lists, where not one of them has a row. */
function useBareState(): 'filled' | 'empty' | 'failed' {
  const lists = [useAlertList('urgent'), useAlertList('important')].filter(
    ({ status }) => status !== 'hidden',
  );
  if (lists.some(({ ids, waiting }) => ids.length > 0 || waiting > 0)) return 'filled';
  if (lists.every(({ status }) => status === 'ready')) return 'empty';
  return lists.every(({ status }) => status === 'failed') ? 'failed' : 'filled';
}

function PanelBody(): ReactElement {
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
  const time = lastUpdateOn === null ? undefined : format.timeWithSeconds(lastUpdateOn);
  const note = time === undefined ? {} : { note: words('emptyChecked', { time }) };
  if (isCutOff) {
    return <EmptyState art="offline" title={words('emptyUnknown')} {...note} />;
  }
  return (
    <EmptyState
      art="done"
      title={words(isUnresolvedOnly ? 'emptyTitle' : 'emptyWindowTitle', { hours: windowHours })}
      text={words('emptyText')}
      {...note}
    />
  );
}

function PanelFoot(): ReactElement {
  const words = useWords();
  const { onSeeOther } = useViewOptions();
  const isPermitted = usePermitted();
  const format = useFormat();
  const { lastUpdateOn } = useConnection();
  const hours = windowHours;
  const about =
    lastUpdateOn === null
      ? words('timeWindow', { hours })
      : words('timeWindowNewest', { hours, time: format.timeWithSeconds(lastUpdateOn) });
  return (
    <footer className={css.foot}>
      <span className={css.about}>{about}</span>
      {onSeeOther !== undefined && (
        <Button
          variant="accent"
          size="dense"
          trailingIcon="arrowRight"
          onClick={() =>
            onSeeOther(isPermitted(scopes.logNotification) ? 'notificationLog' : 'notifications')
          }
        >
          {words('seeOther')}
        </Button>
      )}
    </footer>
  );
}
