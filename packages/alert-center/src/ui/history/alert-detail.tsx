import { useDataLocale } from '@pantau/core';
import { MapSettingsContext } from '@pantau/core/geo';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, type ReactNode, useContext, useEffect } from 'react';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import type { AlertHistorySource } from '../../engine/history/alert-history-source.port.ts';
import type { AlertView } from '../../hooks/list.ts';
import { useNotification } from '../../hooks/notification.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useDraftsKeepPage, usePreviewControls } from '../../hooks/previews.ts';
import { useAlertActions } from '../../hooks/triage.ts';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import { AlertFigures } from '../previews/alert-figures.tsx';
import { AlertHistory as AlertHistorySection } from '../previews/alert-history.tsx';
import { AlertIdentity } from '../previews/alert-identity.tsx';
import { AlertPlace } from '../previews/alert-place.tsx';
import { FalseAlertSection } from '../previews/false-alert-section.tsx';
import { FleetTask } from '../previews/fleet-task.tsx';
import { NoteForm } from '../previews/note-form.tsx';
import { PreviewActions } from '../previews/preview-actions.tsx';
import { PreviewMap } from '../previews/preview-map.tsx';
import { alertIcon, alertTitle, attentionState, severityText } from '../shared/text/alert-text.ts';
import { loadErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import css from './alert-detail.module.css';
import { useHistoryText } from './use-history-text.ts';

export interface AlertDetailProps {
  /** Must keep its identity between renders. */
  readonly source: AlertHistorySource;
  /** The id of the notification (`notificationDetailId`). */
  readonly notificationId: string;
  /** Level of the heading. Defaults to 1. */
  readonly level?: 1 | 2 | undefined;
  /** Called when the alert is known, for instance to name the page. Must keep its identity. */
  readonly onLoaded?: ((alert: Alert) => void) | undefined;
  /** Leads back to the history. Without it there is no such button. */
  readonly onBack?: (() => void) | undefined;
}

/** One alert on a page: everything that its preview shows. Needs `AlertCenterProvider`. */
export function AlertDetail(props: AlertDetailProps): ReactElement {
  const { source, notificationId, onLoaded } = props;
  const [notification, retry] = useNotification(source, notificationId);
  const view = notification.status === 'found' ? notification.view : null;
  const id = view?.alert.id;
  useEffect(() => {
    if (id !== undefined && view !== null) onLoaded?.(view.alert);
    // Once for each alert, not at each change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, onLoaded]);
  if (notification.status === 'loading') return <Loading />;
  if (notification.status === 'failed') {
    return <Failed {...props} error={notification.error} onRetry={retry} />;
  }
  return <Detail key={notification.view.alert.id} view={notification.view} level={props.level} />;
}

function Loading(): ReactElement {
  const t = useHistoryText();
  return (
    <div className={css.page}>
      <div className={css.card} role="status" aria-busy="true" aria-label={t('detailLoading')}>
        <div className={css.waiting}>
          <Skeleton width={220} height={20} />
          <Skeleton width={320} height={160} />
          <Skeleton width={280} height={14} />
        </div>
      </div>
    </div>
  );
}

interface FailedProps extends AlertDetailProps {
  readonly error: Parameters<typeof loadErrorText>[0] & object;
  onRetry(): void;
}

/** Not found and forbidden are no errors that a retry could resolve (AC-456). The title is the page's heading (PO-260). */
function Failed({ error, level = 1, onRetry, onBack }: FailedProps): ReactElement {
  const t = useHistoryText();
  const tPanel = useText();
  const back = onBack !== undefined && (
    <Button icon="arrowLeft" onClick={onBack}>
      {t('back')}
    </Button>
  );
  if (error.kind === 'notFound' || error.kind === 'forbidden') {
    const isMissing = error.kind === 'notFound';
    return (
      <div className={css.card}>
        <EmptyState
          level={level}
          title={t(isMissing ? 'detailMissingTitle' : 'forbiddenTitle')}
          text={t(isMissing ? 'detailMissingText' : 'forbiddenText')}
          actions={back}
        />
      </div>
    );
  }
  return (
    <div className={css.card}>
      <ErrorState
        level={level}
        art={error.kind === 'offline' ? 'offline' : 'broken'}
        title={t('detailFailedTitle')}
        text={loadErrorText(error, tPanel)}
        onRetry={onRetry}
      />
    </div>
  );
}

interface DetailProps {
  readonly view: AlertView;
  readonly level: 1 | 2 | undefined;
}

function Detail({ view, level = 1 }: DetailProps): ReactElement {
  const { alert } = view;
  const t = useHistoryText();
  const { canAct, canAddNotes } = useAlertAccess();
  const { maps } = useViewOptions();
  const mapsAround = useContext(MapSettingsContext);
  useDraftsKeepPage();
  useReadOnce(view, canAct);
  return (
    <MapSettingsContext.Provider value={maps ?? mapsAround}>
      <article className={css.page} data-alert-detail={alert.id}>
        <Head view={view} level={level} />
        {/* The sections have headings of level 3, as in a preview. */}
        {level === 1 && (
          <h2 className={css.sections}>
            <VisuallyHidden>{t('detailSections')}</VisuallyHidden>
          </h2>
        )}
        <div className={css.columns}>
          <Card>
            <PreviewMap view={view} />
            <AlertPlace alert={alert} />
            <EvidenceSection view={view} />
            <FleetTask alert={alert} />
          </Card>
          <div className={css.side}>
            <Card>
              <AlertIdentity alert={alert} />
              <AlertFigures alert={alert} />
              {canAct && <FalseAlertSection alert={alert} />}
              {(canAct || !isUnresolved(alert)) && (
                <div className={css.actions}>
                  <PreviewActions view={view} />
                </div>
              )}
            </Card>
            <Card>
              {canAddNotes && <NoteForm id={alert.id} unresolved={isUnresolved(alert)} />}
              <AlertHistorySection alert={alert} />
            </Card>
          </div>
        </div>
      </article>
    </MapSettingsContext.Provider>
  );
}

const Card = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={css.card}>{children}</div>
);

function Head({ view, level = 1 }: DetailProps): ReactElement {
  const { alert, urgency } = view;
  const t = useHistoryText();
  const tPanel = useText();
  const locale = useDataLocale();
  const { open } = usePreviewControls();
  const Heading = level === 1 ? 'h1' : 'h2';
  const severity = severityText(urgency, tPanel);
  return (
    <header className={css.head}>
      <SeverityGlyph
        severity={urgency}
        state={attentionState(alert)}
        icon={alertIcon(alert)}
        label=""
      />
      <Heading className={css.title}>{alertTitle(alert, locale)}</Heading>
      <Plate plate={alert.vehicle.licensePlate} size="large" />
      <span className={css.severity}>{severity}</span>
      <Button onClick={() => open(alert.id)}>{t('openPreview')}</Button>
    </header>
  );
}

/** Opening an alert marks it as read, once for the user; in a hidden tab, only when the tab is shown (AC-536). */
function useReadOnce({ alert }: AlertView, canAct: boolean): void {
  const { markRead } = useAlertActions();
  const { id } = alert;
  const isUnread = canAct && !alert.read;
  useEffect(() => {
    if (!isUnread) return undefined;
    const readWhenShown = (): void => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', readWhenShown);
      void markRead(id);
    };
    document.addEventListener('visibilitychange', readWhenShown);
    readWhenShown();
    return () => document.removeEventListener('visibilitychange', readWhenShown);
    // Only when it is opened: a failure must not repeat the request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, markRead]);
}
