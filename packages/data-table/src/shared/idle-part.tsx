import { useClock } from '@pantau/core';
import { whenIdle } from '@pantau/core/lazy';
import { type Lazy, LazyPart } from '@pantau/core/ui/lazy';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

export interface IdlePartProps<P extends object> {
  readonly part: Lazy<ComponentType<P>>;
  /** Passed to the part. */
  readonly props: P;
}

/** A part that the first rows do not need: it loads when the browser is idle (DT-321). */
export function IdlePart<P extends object>({ part, props }: IdlePartProps<P>): ReactElement | null {
  const isLoaded = part.get() !== undefined;
  const [isDue, setDue] = useState(isLoaded);
  const clock = useClock();
  useEffect(() => (isDue ? undefined : whenIdle(clock, () => setDue(true))), [isDue, clock]);
  return isDue ? <LazyPart part={part} props={props} quiet /> : null;
}
