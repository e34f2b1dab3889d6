import { type ReactElement, useCallback } from 'react';
import { useEverySecond } from '../shared/ticker.ts';
import { clockText } from '../shared/text/duration-text.ts';
import css from './evidence.module.css';

const SECOND_MS = 1_000;
/** Circumference in px for radius 13. */
const CIRCUMFERENCE = 2 * Math.PI * 13;

export interface WaitDialProps {
  /** Time of the next check, epoch ms by the device's clock. */
  readonly dueAt: number;
  /** Interval between checks, ms. */
  readonly everyMs: number;
}

/** Counts down to the next check. Updates once a second, without animation. */
export function WaitDial({ dueAt, everyMs }: WaitDialProps): ReactElement {
  const read = useCallback(
    (now: number) => Math.ceil(Math.max(0, Math.min(dueAt - now, everyMs)) / SECOND_MS),
    [dueAt, everyMs],
  );
  const seconds = useEverySecond(read);
  const part = (seconds * SECOND_MS) / everyMs;
  return (
    <span className={css.dial} aria-hidden="true">
      <svg className={css.circles} viewBox="0 0 32 32" width="32" height="32" focusable="false">
        <circle className={css.track} cx="16" cy="16" r="13" />
        <circle
          className={css.rest}
          cx="16"
          cy="16"
          r="13"
          style={{ strokeDasharray: `${part * CIRCUMFERENCE} ${CIRCUMFERENCE}` }}
        />
      </svg>
      <span className={css.seconds}>{seconds}</span>
    </span>
  );
}

/** Elapsed time of the step: 0:34. Renders by itself. */
export function Elapsed({ since }: { readonly since: number }): ReactElement {
  const read = useCallback((now: number) => clockText((now - since) / SECOND_MS), [since]);
  return <span className={css.elapsed}>{useEverySecond(read)}</span>;
}
