import { useFormat } from '@pantau/core';
import { type ReactElement, useCallback } from 'react';
import { useNow } from '../../hooks/use-now.ts';
import { ageText } from '../shared/duration-text.ts';
import { useText } from '../shared/use-text.ts';

const SECOND_MS = 1_000;

interface AgeProps {
  /** Epoch ms by the server's clock. */
  readonly since: number;
  /** What to add to the device's time to get the server's, in ms. */
  readonly offset: number;
  readonly className?: string | undefined;
}

/** The age of an event. Renders by itself when its text changes (DB-11). */
export function Age({ since, offset, className }: AgeProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const read = useCallback(
    (now: number) => ageText(now + offset - since, t, format),
    [since, offset, t, format],
  );
  return (
    <time
      className={className}
      dateTime={new Date(since).toISOString()}
      title={format.dateTime(since)}
    >
      {useNow(read, SECOND_MS)}
    </time>
  );
}
