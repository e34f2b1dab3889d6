import type { ConnectionView } from '@pantau/alert-center';
import type { ReactElement } from 'react';
import { useFormat, useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { useOnline } from '../hooks/use-online.ts';
import { portalMessages } from '../messages/portal-messages.ts';
import css from './offline-notice.module.css';

export interface OfflineNoticeProps {
  /** State of the alert centre, where there is one. */
  readonly connection?: Pick<ConnectionView, 'offline' | 'lastUpdateOn'> | undefined;
}

/**
 * Shown in the top bar while the browser is offline, with the time of the last update. It has one status with
 * the alert centre, which must not call itself live at the same time (AC-52).
 */
export function OfflineNotice({ connection }: OfflineNoticeProps): ReactElement {
  const t = useMessages(portalMessages);
  const { timeWithSeconds } = useFormat();
  const online = useOnline();
  const offline = connection?.offline ?? !online;
  const lastUpdateOn = connection?.lastUpdateOn ?? null;
  const text =
    lastUpdateOn === null
      ? t('offline')
      : t('offlineSince', { time: timeWithSeconds(lastUpdateOn) });
  // The live region is always rendered: one inserted with its text is not announced.
  return (
    <div role="status" className={css.region}>
      {offline && (
        <span className={css.notice}>
          <Icon name="waveOff" />
          {text}
        </span>
      )}
    </div>
  );
}
