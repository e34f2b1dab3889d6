import type { ReactElement } from 'react';
import { useFormat, useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { useOnline } from '../../hooks/use-online.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import css from './offline-notice.module.css';
import { useConnectionToast } from './use-connection-toast.ts';

/** State of a live connection, such as the alert centre's. */
export interface LiveConnection {
  readonly offline: boolean;
  /** Milliseconds since 1970; `null` before the first update. */
  readonly lastUpdateOn: number | null;
}

export interface OfflineNoticeProps {
  /** State of a live connection on the page, where there is one. */
  readonly connection?: LiveConnection | undefined;
}

/**
 * Shown in the top bar while the browser is offline, with the time of the last update. It has one status with
 * the alert centre, which must not call itself live at the same time (AC-52). A toast points to it once (SH-126).
 */
export function OfflineNotice({ connection }: OfflineNoticeProps): ReactElement {
  const t = useMessages(accountMessages);
  const { timeWithSeconds } = useFormat();
  const online = useOnline();
  const offline = connection?.offline ?? !online;
  useConnectionToast(offline);
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
