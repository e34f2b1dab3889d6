import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useCallback } from 'react';
import { useAlertActions } from '../../hooks/use-alert-actions.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useEverySecond } from '../shared/ticker.ts';
import { clockText } from '../shared/text/duration-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './cut-off-banner.module.css';

const SECOND_MS = 1_000;

/** Says that the list no longer moves, since when, and when it is tried again. */
export function CutOffBanner(): ReactElement | null {
  const { state, lastUpdateOn, nextAttemptAt } = useConnection();
  const { retryConnection } = useAlertActions();
  const words = useWords();
  const format = useFormat();
  if (state !== 'cutOff') return null;
  const stopped =
    lastUpdateOn === null
      ? words('cutOffNever')
      : words('cutOffStopped', { time: format.timeWithSeconds(lastUpdateOn) });
  return (
    <div className={css.banner}>
      <Icon name="waveOff" className={css.icon} />
      <p className={css.text}>
        <b className={css.title}>{words('cutOffTitle')}</b> {stopped}{' '}
        <NextTry nextAttemptAt={nextAttemptAt} />
      </p>
      <Button
        size="dense"
        variant="dangerOutline"
        className={css.retry}
        onClick={() => retryConnection()}
      >
        {words('tryNow')}
      </Button>
    </div>
  );
}

/** Counts down by itself, without the banner around it. */
function NextTry({ nextAttemptAt }: { readonly nextAttemptAt: number | null }): ReactElement {
  const words = useWords();
  const read = useCallback(
    (now: number) =>
      nextAttemptAt === null || nextAttemptAt <= now
        ? words('cutOffTrying')
        : words('cutOffNextTry', { time: clockText((nextAttemptAt - now) / SECOND_MS) }),
    [nextAttemptAt, words],
  );
  return <span className={css.next}>{useEverySecond(read)}</span>;
}
