import type { ReactElement } from 'react';
import { useFormat, useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui';
import { useIsOnline } from '../hooks/use-online.ts';
import { portalMessages } from '../messages/portal-messages.ts';
import css from './offline-notice.module.css';

export interface OfflineNoticeProps {
  /** When what is shown was last known to be right, epoch ms; null when it never was. */
  readonly lastUpdateOn: number | null;
}

/** Says in the top bar that the network is away, and of when the data are (spec alerts §8). */
export function OfflineNotice({ lastUpdateOn }: OfflineNoticeProps): ReactElement {
  const t = useMessages(portalMessages);
  const { timeWithSeconds } = useFormat();
  const isOnline = useIsOnline();
  const text =
    lastUpdateOn === null
      ? t('offline')
      : t('offlineSince', { time: timeWithSeconds(lastUpdateOn) });
  // Always there: a region that comes with its words is not read out.
  return (
    <div role="status" className={css.place}>
      {!isOnline && (
        <span className={css.notice}>
          <Icon name="waveOff" />
          {text}
        </span>
      )}
    </div>
  );
}
