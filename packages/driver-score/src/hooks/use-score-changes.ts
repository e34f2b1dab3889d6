import { useEffect } from 'react';
import type { DriverScoreSource } from '../engine/scores/score-source.ts';

/** Calls back when scores may have changed, and when the user comes back to the page (DS-41). */
export function useScoreChanges(source: DriverScoreSource, onChange: () => void): void {
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') onChange();
    };
    document.addEventListener('visibilitychange', onVisible);
    const end = source.subscribe?.(onChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      end?.();
    };
  }, [source, onChange]);
}
