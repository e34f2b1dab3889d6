import type { ReactElement } from 'react';
import { useFormat, useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { useOnline } from '../hooks/use-online.ts';
import { portalMessages } from '../messages/portal-messages.ts';
import css from './offline-notice.module.css';

export interface OfflineNoticeProps {
  /** Time of the last update, epoch ms; `null` before the first one. */
  readonly lastUpdateOn: number | null;
}

/** Shown in the top bar while the browser is offline, with the time of the last update. */
export function OfflineNotice({ lastUpdateOn }: OfflineNoticeProps): ReactElement {
  const t = useMessages(portalMessages);
  const { timeWithSeconds } = useFormat();
  const online = useOnline();
  const text =
    lastUpdateOn === null
      ? t('offline')
      : t('offlineSince', { time: timeWithSeconds(lastUpdateOn) });
  // The live region is always rendered: one inserted with its text is not announced.
  return (
    <div role="status" className={css.region}>
      {!online && (
        <span className={css.notice}>
          <Icon name="waveOff" />
          {text}
        </span>
      )}
    </div>
  );
}
