import { useClock, useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import type { Alert } from '../../engine/alert/alert.ts';
import { useServerOffset } from '../../hooks/connection.ts';
import { CallButton } from './call-button.tsx';
import { alertTimes } from '../shared/text/alert-times.ts';
import css from './preview-content.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

export interface AlertPartProps {
  readonly alert: Alert;
}

/** Driver, and the times of creation and receipt. The vehicle is in the bar. */
export function AlertIdentity({ alert }: AlertPartProps): ReactElement {
  const t = usePreviewText();
  const format = useFormat();
  const now = useClock().now() + useServerOffset();
  const times = alertTimes(alert, now, format);
  const received = t('labelled', { label: t('receivedOn'), value: times.received });
  const driver = alert.driver?.fullname;
  return (
    <div className={css.identity}>
      <div className={css.who}>
        <span
          className={css.driver}
          data-unknown={driver === undefined || undefined}
          title={driver}
        >
          {driver ?? t('driverUnknown')}
        </span>
        <time
          className={css.when}
          dateTime={new Date(alert.createdOn).toISOString()}
          title={format.date(alert.createdOn)}
        >
          {times.happened}
        </time>
        <time className={css.when} dateTime={new Date(alert.receivedOn).toISOString()}>
          {received}
        </time>
      </div>
      <CallButton alert={alert} />
    </div>
  );
}
