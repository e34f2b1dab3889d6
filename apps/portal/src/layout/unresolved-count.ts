import { useAlertCounts } from '@pantau/alert-center';
import { useClock } from '@pantau/core';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** How often the menu follows a stream of alerts, ms. A change after a pause is shown at once. */
const EVERY_MS = 1_000;

export interface UnresolvedCountProps {
  /** Must keep its identity between renders. */
  readonly onChange: (unresolved: number) => void;
}

/**
 * Reports the number of unresolved alerts for the menu, so that a stream of alerts renders the shell once a second and not
 * with each frame (AC-593). Renders nothing.
 */
export function UnresolvedCount({ onChange }: UnresolvedCountProps): null {
  const { isKnown, total } = useAlertCounts();
  const count = isKnown ? total : 0;
  const clock = useClock();
  const latest = useRef(0);
  const reported = useRef(0);
  const cancel = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = count;
    const report = (): void => {
      cancel.current = null;
      if (latest.current === reported.current) return;
      reported.current = latest.current;
      onChange(latest.current);
      cancel.current = clock.setTimeout(report, EVERY_MS);
    };
    if (cancel.current === null) report();
  }, [count, clock, onChange]);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = null;
    },
    [],
  );
  return null;
}
