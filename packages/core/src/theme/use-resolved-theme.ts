import { useSyncExternalStore } from 'react';
import type { Theme } from './brand.ts';
import { pageTheme, watchPageTheme } from './page-theme.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** `system` follows the operating system, `inherit` the page around the widget. */
export type ThemeSetting = Theme | 'system' | 'inherit';

const darkQuery = '(prefers-color-scheme: dark)';

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function watchPage(onChange: () => void): () => void {
  const endings = [watchSystem(onChange), watchPageTheme(onChange)];
  return () => {
    for (const end of endings) end();
  };
}

const isSystemDark = (): boolean => window.matchMedia(darkQuery).matches;
const isPageDark = (): boolean => pageTheme(isSystemDark()) === 'dark';
const isServerDark = (): boolean => false;

/**
 * The theme as an attribute of the root. Until a page from a server has hydrated, the style sheet decides: `auto` asks the
 * system (EM-54), and `inherit` the page's attributes and classes (EM-65).
 */
export function useThemeAttribute(
  setting: ThemeSetting,
  resolved: Theme,
): Theme | 'auto' | 'inherit' {
  const isHydrated = useIsHydrated();
  if (isHydrated) return resolved;
  if (setting === 'inherit') return 'inherit';
  return setting === 'system' ? 'auto' : resolved;
}

/** The theme that a setting stands for, including later changes of the system or the page. */
export function useResolvedTheme(setting: ThemeSetting): Theme {
  const inherits = setting === 'inherit';
  const isDark = useSyncExternalStore(
    inherits ? watchPage : watchSystem,
    inherits ? isPageDark : isSystemDark,
    isServerDark,
  );
  if (setting === 'light' || setting === 'dark') return setting;
  return isDark ? 'dark' : 'light';
}
