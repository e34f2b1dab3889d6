import { type ReactElement, useEffect, useState } from 'react';
import { formatDuration } from '../media/format-duration.ts';
import { useClock } from '../theme/use-services.ts';

export interface CallDurationProps {
  /** In epoch milliseconds. */
  readonly since: number;
}

/** The time since `since`, updated every second without re-rendering its parent. */
export function CallDuration({ since }: CallDurationProps): ReactElement {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.setInterval(() => setNow(clock.now()), 1_000), [clock]);
  return <>{formatDuration((now - since) / 1_000)}</>;
}
