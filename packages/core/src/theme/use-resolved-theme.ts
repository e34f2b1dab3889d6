import { useSyncExternalStore } from 'react';
import type { Theme } from './brand.ts';

export type ThemeSetting = Theme | 'system';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isSystemDark = (): boolean => window.matchMedia(darkQuery).matches;
const isServerDark = (): boolean => false;

/** `system` follows the operating system's setting, including later changes. */
export function useResolvedTheme(setting: ThemeSetting): Theme {
  const isDark = useSyncExternalStore(subscribe, isSystemDark, isServerDark);
  if (setting !== 'system') return setting;
  return isDark ? 'dark' : 'light';
}
