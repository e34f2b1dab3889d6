import type { Theme } from './brand.ts';

/** Attributes of `<html>` or `<body>` in which CSS frameworks state the theme of a page. */
export const themeAttributes = [
  'data-theme',
  'data-bs-theme',
  'data-mui-color-scheme',
  'data-mantine-color-scheme',
  'data-color-mode',
  'data-mode',
] as const;

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark';

function statedTheme(element: Element): Theme | undefined {
  for (const name of themeAttributes) {
    const value = element.getAttribute(name);
    if (isTheme(value)) return value;
  }
  if (element.classList.contains('dark')) return 'dark';
  return element.classList.contains('light') ? 'light' : undefined;
}

/**
 * The theme of the page around the widget (EM-65): what a framework's attribute or the class `dark` or `light` of
 * `<body>` or `<html>` states, else the page's `color-scheme`. A page without any of them is light.
 *
 * @param isSystemDark decides for a page whose `color-scheme` allows both
 */
export function pageTheme(isSystemDark: boolean): Theme {
  const { body, documentElement } = document;
  const stated = statedTheme(body) ?? statedTheme(documentElement);
  if (stated !== undefined) return stated;
  const schemes = getComputedStyle(documentElement).colorScheme.split(' ');
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') && !isSystemDark ? 'light' : 'dark';
}

/** Calls the listener when an attribute that may change the theme of the page changes. */
export function watchPageTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['class', 'style', ...themeAttributes];
  observer.observe(document.documentElement, { attributeFilter });
  observer.observe(document.body, { attributeFilter });
  return () => observer.disconnect();
}
