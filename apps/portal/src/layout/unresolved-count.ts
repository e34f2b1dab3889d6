import { useAlertCounts } from '@pantau/alert-center';
import { useReportedAtMost } from '@pantau/shell';

/** How often the menu follows a stream of alerts, ms. */
const EVERY_MS = 1_000;

export interface UnresolvedCountProps {
  /** Must keep its identity between renders. */
  readonly onChange: (unresolved: number) => void;
}

/** Reports the number of unresolved alerts for the menu (AC-593). Renders nothing. */
export function UnresolvedCount({ onChange }: UnresolvedCountProps): null {
  const { isKnown, total } = useAlertCounts();
  useReportedAtMost(isKnown ? total : 0, EVERY_MS, onChange);
  return null;
}
