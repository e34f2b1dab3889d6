import { readFileSync } from 'node:fs';

const sourceOf = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const found = (path: string, pattern: RegExp): [string, string][] =>
  [...sourceOf(path).matchAll(pattern)].map(([, first = '', second = '']) => [first, second]);

/** The pages that the portal has itself: pattern of the path, and name. */
export const ownPages: ReadonlyMap<string, string> = new Map(
  found('apps/portal/src/navigation/pages.ts', /(\w+): \{\s*path: '([^']+)'/g).map(
    ([name, pattern]) => [pattern, name],
  ),
);

/** The paths of the menu, without the slash at their end. */
export const menuPaths: readonly string[] = found(
  'packages/shell/src/engine/menu/fleet-menu.ts',
  /path: '([^']+)\/'/g,
).map(([path]) => path);

/** Patterns of the routes around both, such as the one of the sign-in. The constant's name where there is one. */
export const furtherRoutes: readonly string[] = found(
  'packages/shell/src/react-router/app-routes.tsx',
  /\bpath: (?:'([^']+)'|([A-Z_]+))/g,
).map(([path, constant]) => path || constant);
