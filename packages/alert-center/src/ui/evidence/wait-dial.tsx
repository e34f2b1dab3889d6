import { type ReactElement, useCallback } from 'react';
import { useEverySecond } from '../shared/ticker.ts';
import { clockText } from '../shared/text/duration-text.ts';
import css from './evidence.module.css';

const SECOND_MS = 1_000;
/** Of the circle, px: radius 13. */
const AROUND = 2 * Math.PI * 13;

export interface WaitDialProps {
  /** When it is looked again, epoch ms by this machine's clock. */
  readonly dueAt: number;
  /** Between two looks, ms. */
  readonly everyMs: number;
}

/** Counts down to the next look. Steps once a second: nothing is painted in between. */
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
          style={{ strokeDasharray: `${part * AROUND} ${AROUND}` }}
        />
      </svg>
      <span className={css.seconds}>{seconds}</span>
    </span>
  );
}

/** How long it has been at this step: 0:34. Renders itself, and nothing around it. */
export function Elapsed({ since }: { readonly since: number }): ReactElement {
  const read = useCallback((now: number) => clockText((now - since) / SECOND_MS), [since]);
  return <span className={css.elapsed}>{useEverySecond(read)}</span>;
}
