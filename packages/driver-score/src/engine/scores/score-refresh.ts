import type { Clock } from '@pantau/core';

/** What may change scores: alerts were marked as false or are open again, or an alert is new. */
export type ScoreChange = 'mark' | 'arrival';

/** How soon scores are requested again after a change, in ms. */
const delays: Readonly<Record<ScoreChange, number>> = {
  // Marks of several alerts arrive together.
  mark: 1_000,
  // A new alert changes a score by little, and a fleet has many of them.
  arrival: 30_000,
};

/**
 * Reports that driver scores may have changed: a second after a mark, at most every half minute for new alerts (PO-181).
 *
 * @param watch calls its listener with each change; returns a function that ends it
 * @returns what a `DriverScoreSource` has as `subscribe`
 */
export function refreshScoresOn(
  watch: (listener: (change: ScoreChange) => void) => () => void,
  clock: Clock,
): (onChange: () => void) => () => void {
  return (onChange) => {
    let due = Infinity;
    let cancel = (): void => {};
    const end = watch((change) => {
      const at = clock.now() + delays[change];
      if (at >= due) return;
      cancel();
      due = at;
      cancel = clock.setTimeout(() => {
        due = Infinity;
        onChange();
      }, delays[change]);
    });
    return () => {
      end();
      cancel();
    };
  };
}
