import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { deviceOf } from '../../engine/profile/device.ts';
import type { UserSession } from '../../engine/profile/profile.ts';
import css from './sessions.module.css';
import { useDeviceName } from './use-device-name.ts';
import { useProfileText } from './use-profile-text.ts';

export interface SessionRowProps {
  readonly session: UserSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A session with its device and times; the current one has no button. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps): ReactElement {
  const t = useProfileText();
  const { dateTime } = useFormat();
  const device = useDeviceName()(session);
  const { isCurrent, lastUsedAt, signedInAt, userAgent } = session;
  const time = dateTime(lastUsedAt);
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon name={deviceOf(userAgent).isPhone ? 'phone' : 'window'} />
      </span>
      <div className={css.words}>
        <span className={css.device}>
          {device}
          {isCurrent && <span className={css.tag}>{t('thisDevice')}</span>}
        </span>
        <span className={css.times}>
          {isCurrent ? t('activeNow') : t('lastUsed', { time })}
          {', '}
          {t('signedIn', { time: dateTime(signedInAt) })}
        </span>
      </div>
      {!isCurrent && (
        <Button
          size="dense"
          loading={isEnding}
          aria-label={t('endSessionNamed', { device, time })}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
