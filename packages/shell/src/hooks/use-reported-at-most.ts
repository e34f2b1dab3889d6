import { useClock } from '@pantau/core';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Reports a number that may change with each frame, at most once in `everyMs`; a change after a pause at once. For a
 * component that renders nothing, so that the number alone does not render what is around it (AC-593).
 *
 * @param report is not called for 0 at first. Must keep its identity between renders.
 */
export function useReportedAtMost(
  value: number,
  everyMs: number,
  report: (value: number) => void,
): void {
  const clock = useClock();
  const latest = useRef(0);
  const reported = useRef(0);
  const cancel = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = value;
    const reportLatest = (): void => {
      cancel.current = null;
      if (latest.current === reported.current) return;
      reported.current = latest.current;
      report(latest.current);
      cancel.current = clock.setTimeout(reportLatest, everyMs);
    };
    if (cancel.current === null) reportLatest();
  }, [value, everyMs, clock, report]);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = null;
    },
    [],
  );
}
