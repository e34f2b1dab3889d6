import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useCallback } from 'react';
import { useAlertActions } from '../../hooks/triage.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useEverySecond } from '../shared/ticker.ts';
import { clockText } from '../shared/text/duration-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './disconnected-banner.module.css';

const SECOND_MS = 1_000;

/** While disconnected: since when, and when the next attempt follows. */
export function ConnectionBanner(): ReactElement {
  const { lastUpdateOn, nextAttemptAt } = useConnection();
  const { retryConnection } = useAlertActions();
  const t = useText();
  const format = useFormat();
  const stopped =
    lastUpdateOn === null
      ? t('disconnectedNever')
      : t('disconnectedStopped', { time: format.timeWithSeconds(lastUpdateOn) });
  return (
    <div className={css.banner} data-connection-banner="">
      <Icon name="waveOff" className={css.icon} />
      <p className={css.text}>
        <b className={css.title}>{t('disconnectedTitle')}</b> {stopped}{' '}
        <NextTry nextAttemptAt={nextAttemptAt} />
      </p>
      <Button
        size="dense"
        variant="dangerOutline"
        className={css.retry}
        onClick={() => retryConnection()}
      >
        {t('tryNow')}
      </Button>
    </div>
  );
}

/** Countdown to the next attempt. Renders by itself. */
function NextTry({ nextAttemptAt }: { readonly nextAttemptAt: number | null }): ReactElement {
  const t = useText();
  const read = useCallback(
    (now: number) =>
      nextAttemptAt === null || nextAttemptAt <= now
        ? t('disconnectedTrying')
        : t('disconnectedNextTry', { time: clockText((nextAttemptAt - now) / SECOND_MS) }),
    [nextAttemptAt, t],
  );
  return <span className={css.next}>{useEverySecond(read)}</span>;
}
