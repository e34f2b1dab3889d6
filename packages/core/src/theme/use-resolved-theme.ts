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

const isHydrated = (): boolean => true;
const isNotHydrated = (): boolean => false;
const never = (): (() => void) => () => undefined;

/**
 * The theme as an attribute of the root: `auto`, in which the style sheet asks the system, until a page from a server
 * knows (EM-54).
 */
export function useThemeAttribute(setting: ThemeSetting, resolved: Theme): Theme | 'auto' {
  const knows = useSyncExternalStore(never, isHydrated, isNotHydrated);
  return setting === 'system' && !knows ? 'auto' : resolved;
}

/** `system` follows the operating system's setting, including later changes. */
export function useResolvedTheme(setting: ThemeSetting): Theme {
  const isDark = useSyncExternalStore(subscribe, isSystemDark, isServerDark);
  if (setting !== 'system') return setting;
  return isDark ? 'dark' : 'light';
}
