import { type RefObject, useEffect } from 'react';
import { isDevelopment } from '../errors/is-development.ts';
import type { Appearance } from '../theme/appearance.ts';

/** In development, checks the names in the host's appearance (EM-84). */
export function useNameCheck(
  rootRef: RefObject<HTMLElement | null>,
  appearance: Appearance | undefined,
  onError: (error: unknown) => void,
): void {
  useEffect(() => {
    if (appearance === undefined || !isDevelopment()) return;
    import('./check-appearance.ts').then(({ checkAppearance }) => {
      if (rootRef.current !== null) checkAppearance(appearance, rootRef.current.getRootNode());
    }, onError);
  }, [rootRef, appearance, onError]);
}
