import { type AccessSession, isAllowed } from '../access/access-rule.ts';
import { type MenuDefinition, type MenuItem, itemsOf } from './menu.ts';

/** Without a query, a hash and slashes at the end. */
const bare = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** Whether a path is the item's page, or a page below it. */
export function isAt(
  { path, exact = false }: Pick<MenuItem, 'path' | 'exact'>,
  at: string,
): boolean {
  const [own, actual] = [bare(path), bare(at)];
  return actual === own || (!exact && actual.startsWith(`${own}/`));
}

/** Whether a path is one of the listed ones, or below one. */
export const isAtAny = (paths: readonly string[], at: string): boolean =>
  paths.some((path) => isAt({ path: path as `/${string}` }, at));

/** The item that a path belongs to: of several, the one with the longest path. */
export function itemAt<Key extends string>(
  menu: MenuDefinition<Key>,
  path: string,
): MenuItem<Key> | undefined {
  const actual = bare(path);
  let found: MenuItem<Key> | undefined;
  for (const item of itemsOf(menu)) {
    const isLonger = found === undefined || item.path.length > found.path.length;
    if (isLonger && isAt(item, actual)) found = item;
  }
  return found;
}

/** `unknown`: the menu has no item for the path, so other rules decide. */
export type Access = 'allowed' | 'forbidden' | 'unknown';

/** Whether the user may open a path: the rule that decides in the menu, for the guard of a route (SH-3). */
export function accessTo(menu: MenuDefinition, path: string, session: AccessSession): Access {
  const item = itemAt(menu, path);
  if (item === undefined) return 'unknown';
  return isAllowed(item.access, session) ? 'allowed' : 'forbidden';
}

/**
 * Where a user without a requested page starts: the first page of the menu that they may open (SH-7).
 *
 * @param except path of a page that does not count
 */
export const homeItem = <Key extends string>(
  menu: MenuDefinition<Key>,
  session: AccessSession,
  except?: string,
): MenuItem<Key> | undefined =>
  itemsOf(menu).find(
    (item) =>
      item.opensHelp !== true &&
      (except === undefined || !isAt(item, except)) &&
      isAllowed(item.access, session),
  );
