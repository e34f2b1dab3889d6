import { useFormat } from '@pantau/core';
import { type ReactElement, memo, useCallback } from 'react';
import { useServerOffset } from '../../hooks/connection.ts';
import { timeAgo } from '../../engine/alert/time-ago.ts';
import { timePassedText } from './text/time-ago-text.ts';
import { useFirstText } from './use-first-text.ts';
import { useEverySecond } from './ticker.ts';

export interface TimePassedProps {
  /** Epoch milliseconds by the server's clock. */
  readonly since: number;
  readonly className?: string | undefined;
}

/** Age of an event. Renders by itself when its text changes. */
export const TimePassed = memo(function TimePassed(props: TimePassedProps): ReactElement {
  const { since, className } = props;
  const t = useFirstText();
  const format = useFormat();
  const offset = useServerOffset();
  const read = useCallback(
    (now: number) => timePassedText(timeAgo(now + offset, since), t, format),
    [since, t, format, offset],
  );
  const text = useEverySecond(read);
  return (
    <time
      className={className}
      dateTime={new Date(since).toISOString()}
      title={format.dateTime(since)}
    >
      {text}
    </time>
  );
});
