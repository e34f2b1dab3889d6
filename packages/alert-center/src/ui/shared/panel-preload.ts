import { useClock } from '@pantau/core';
import type { Lazy } from '@pantau/core/lazy';
import { whenIdle } from '@pantau/core/lazy';
import { createContext, useContext, useEffect } from 'react';

/** Code outside the panel that its alerts lead to: prompts, toasts and previews. */
export const PanelPreloadContext = createContext<readonly Lazy<unknown>[]>([]);

/**
 * Loads what the user may need next once the panel is open, so that actions still work after the
 * connection is lost (AC-321).
 *
 * @param parts code of the panel itself; a constant
 */
export function usePanelPreload(parts: readonly Lazy<unknown>[]): void {
  const clock = useClock();
  const others = useContext(PanelPreloadContext);
  useEffect(
    () =>
      whenIdle(clock, () => {
        for (const part of [...others, ...parts]) part.preload();
      }),
    [clock, others, parts],
  );
}
