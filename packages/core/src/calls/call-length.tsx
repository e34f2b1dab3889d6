import { type ReactElement, useEffect, useState } from 'react';
import { lengthText } from '../media/length-text.ts';
import { useClock } from '../theme/use-services.ts';

export interface CallLengthProps {
  /** Epoch ms. */
  readonly since: number;
}

/** How long it has been; runs by itself and renders nothing else again. */
export function CallLength({ since }: CallLengthProps): ReactElement {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.setInterval(() => setNow(clock.now()), 1_000), [clock]);
  return <>{lengthText((now - since) / 1_000)}</>;
}
