import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import { useText } from '../shared/use-text.ts';
import { Avatar } from './avatar.tsx';
import css from './driver-head.module.css';

export interface DriverHeadProps {
  readonly score: DriverScore;
  readonly level: 1 | 2;
  /** Adds a button that calls the driver. */
  readonly onCall?: ((score: DriverScore) => void) | undefined;
  /** Adds a button that leads to all drivers. */
  readonly onBack?: (() => void) | undefined;
}

/** Who the driver is, and how to reach them (DS-23). */
export function DriverHead({ score, level, onCall, onBack }: DriverHeadProps): ReactElement {
  const t = useText();
  const { fullname, phoneNo, photograph, isActive } = score.driver;
  const Heading = `h${level}` as const;
  return (
    <header className={css.head}>
      {onBack !== undefined && (
        <div className={css.back}>
          <Button variant="quiet" size="dense" icon="arrowLeft" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      )}
      <Avatar name={fullname} photo={photograph} />
      <div className={css.identity}>
        <div className={css.line}>
          <Heading className={css.name}>{fullname}</Heading>
          {!isActive && <span className={css.inactive}>{t('inactive')}</span>}
        </div>
        {phoneNo !== null && (
          <div className={css.line}>
            <span className={css.phone}>{phoneNo}</span>
            {onCall !== undefined && (
              <IconButton
                icon="phone"
                size="dense"
                label={t('call', { name: fullname })}
                onClick={() => onCall(score)}
              />
            )}
          </div>
        )}
      </div>
    </header>
  );
}
