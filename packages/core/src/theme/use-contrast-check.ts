import { type RefObject, useEffect, useRef } from 'react';
import type { Appearance } from './appearance.ts';
import type { Theme } from './brand.ts';

/**
 * Checks the contrast of the host's appearance in the theme that is shown, and reports what is too low, once per pair
 * and theme (EM-77). The check loads only for hosts that set an appearance.
 */
export function useContrastCheck(
  rootRef: RefObject<HTMLElement | null>,
  appearance: Appearance | undefined,
  theme: Theme,
  onError: (error: unknown) => void,
): void {
  const reported = useRef(new Set<string>());
  useEffect(() => {
    if (appearance === undefined) return undefined;
    let current = true;
    const check = async (): Promise<void> => {
      const { lowContrastsOf } = await import('./appearance-contrast.ts');
      if (!current || rootRef.current === null) return;
      const low = lowContrastsOf(rootRef.current).filter(
        (pair) => !reported.current.has(`${theme} ${pair}`),
      );
      for (const pair of low) reported.current.add(`${theme} ${pair}`);
      if (low.length > 0) {
        onError(new Error(`Too little contrast in the ${theme} theme: ${low.join('; ')}`));
      }
    };
    void check().catch(onError);
    return () => {
      current = false;
    };
  }, [rootRef, appearance, theme, onError]);
}
