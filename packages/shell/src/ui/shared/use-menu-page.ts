import { itemAt } from '../../engine/menu/access-to.ts';
import type { MenuItem } from '../../engine/menu/menu.ts';
import type { ShellMessageKey } from '../../messages/shell-messages.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { useMenuText } from './use-menu-text.ts';
import type { ShellMenu } from './use-shown-menu.ts';

/** What a menu says about the current page. */
export interface MenuPage {
  readonly item: MenuItem<ShellMessageKey>;
  readonly title: string;
  /** From the first step to the page itself; empty for a page on the first level. */
  readonly breadcrumb: readonly { readonly label: string; readonly path?: string | undefined }[];
}

/** Title and breadcrumb of the page that the menu has at the current path. */
export function useMenuPage(menu: ShellMenu): MenuPage | undefined {
  const { path } = useShellNavigation();
  const text = useMenuText();
  const item = itemAt(menu, path);
  if (item === undefined) return undefined;
  const title = text(item.title);
  const before = item.breadcrumb.map((step) => ({ label: text(step.label), path: step.path }));
  return { item, title, breadcrumb: before.length === 0 ? [] : [...before, { label: title }] };
}
