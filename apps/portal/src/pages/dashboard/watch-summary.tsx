import type { ReactElement } from 'react';
import { useAlertCounts, useConnection, usePanel } from '@pantau/alert-center';
import { scopes, useFormat, useMessages, useSession } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { portalMessages } from '../../messages/portal-messages.ts';
import { freshnessKey } from './freshness.ts';
import css from './watch-summary.module.css';

interface FigureProps {
  readonly icon: IconName;
  readonly tone: 'urgent' | 'important';
  readonly label: string;
  readonly count: number;
  readonly known: boolean;
}

function Figure({ icon, tone, label, count, known }: FigureProps): ReactElement {
  const t = useMessages(portalMessages);
  const { number } = useFormat();
  return (
    <div className={css.figure} data-tone={known && count > 0 ? tone : 'calm'}>
      <dt className={css.label}>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={css.value}>
        <span className={css.number}>{known ? number(count) : '–'}</span>
        <span className={css.unit}>{t('unresolved')}</span>
      </dd>
    </div>
  );
}

/** Counts of unresolved alerts, with the time of the last update or the loss of the connection. */
export function WatchSummary(): ReactElement {
  const t = useMessages(portalMessages);
  const { timeWithSeconds } = useFormat();
  const counts = useAlertCounts();
  const canSeeUrgent = useSession().permissions.can(scopes.alertCenterUrgent);
  const connection = useConnection();
  const panel = usePanel();
  const disconnected = connection.state === 'disconnected';
  const { lastUpdateOn } = connection;
  const time = lastUpdateOn === null ? null : timeWithSeconds(lastUpdateOn);

  return (
    <section className={css.card} aria-labelledby="watch-title" data-testid="watch-summary">
      <header className={css.head}>
        <h2 className={css.title} id="watch-title">
          {t('watchTitle')}
        </h2>
        <span className={css.window}>{t('watchWindow')}</span>
        {panel.display === 'hidden' && (
          <Button
            variant="accent"
            size="dense"
            trailingIcon="arrowRight"
            className={css.open}
            onClick={panel.open}
          >
            {t('openAlerts')}
          </Button>
        )}
      </header>
      <dl className={css.figures}>
        {canSeeUrgent && (
          <Figure
            icon="octagonAlert"
            tone="urgent"
            label={t('urgent')}
            count={counts.urgent ?? 0}
            known={counts.isKnown}
          />
        )}
        <Figure
          icon="warning"
          tone="important"
          label={t('important')}
          count={counts.important}
          known={counts.isKnown}
        />
      </dl>
      <p className={css.freshness} data-stale={disconnected || undefined}>
        <Icon name={disconnected ? 'waveOff' : 'clock'} size={14} />
        {t(freshnessKey(connection, time), { time: time ?? '' })}
      </p>
    </section>
  );
}
