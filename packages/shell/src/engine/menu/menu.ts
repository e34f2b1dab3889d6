import type { IconName } from '@pantau/core/ui/icon';
import type { AccessRule } from '../access/access-rule.ts';
import type { MenuIconName } from './menu-icon-paths.ts';

/** A key of the shell's texts, or a text of the host's own in the user's language. */
export type MenuText<Key extends string = string> = Key | { readonly text: string };

/** One of core's icons or of the menu's own; or path data on a 24 × 24 grid, drawn as strokes. */
export type MenuIcon = IconName | MenuIconName | { readonly path: string };

/** A step of a breadcrumb. Without a path it is only named. */
export interface Crumb<Key extends string = string> {
  readonly label: MenuText<Key>;
  readonly path?: string | undefined;
}

/**
 * An entry of the menu and its page. Who sees the entry, who may open the page, its breadcrumb and its title are
 * independent of each other (SH-2).
 */
export interface MenuItem<Key extends string = string> {
  /** Unique in the menu. */
  readonly id: string;
  /** With a slash at the end, such as `/sales-order/`; the pages below it belong to it, too. */
  readonly path: `/${string}`;
  /** The item has no pages below its path. */
  readonly exact?: boolean | undefined;
  readonly icon: MenuIcon;
  readonly label: MenuText<Key>;
  /** Other labels; the first whose rule applies counts. */
  readonly labelWhen?: readonly { readonly when: AccessRule; readonly label: MenuText<Key> }[];
  /** Who may open the page. */
  readonly access: AccessRule;
  /** Who sees the entry. Defaults to `access`. */
  readonly visible?: AccessRule | undefined;
  /** The steps before the page itself. */
  readonly breadcrumb: readonly Crumb<Key>[];
  /** Title of the page. */
  readonly title: MenuText<Key>;
  /** The module of a new feature. The entry is marked as new while the host's check of the module says so. */
  readonly newModule?: string | undefined;
  /** The count that the entry shows. */
  readonly count?: MenuCount | undefined;
  /** Opens the host's knowledge base in a new tab instead of the page. */
  readonly opensHelp?: boolean | undefined;
}

/** The counts that a host may supply. */
export type MenuCount = 'notifications';

/** A collapsible group. It is shown if any of its items is. */
export interface MenuGroup<Key extends string = string> {
  readonly id: string;
  readonly icon: MenuIcon;
  readonly label: MenuText<Key>;
  readonly items: readonly MenuItem<Key>[];
  /** Whether it is open until the user closes it. Defaults to `false`. */
  readonly defaultOpen?: boolean | undefined;
}

export type MenuEntry<Key extends string = string> = MenuItem<Key> | MenuGroup<Key>;

/** Entries between two dividers. Without a visible entry there is no divider either. */
export interface MenuSection<Key extends string = string> {
  readonly id: string;
  readonly entries: readonly MenuEntry<Key>[];
  /** Stays at the bottom of the menu while there is room. */
  readonly atEnd?: boolean | undefined;
}

export interface MenuDefinition<Key extends string = string> {
  readonly sections: readonly MenuSection<Key>[];
  /** The items of the mobile menu: of each list of ids, the first that the user sees. */
  readonly mobile: readonly MobileEntry<Key>[];
  /** Paths on which the menu starts collapsed. */
  readonly startsCollapsedOn: readonly string[];
  /** Paths without the mobile menu. */
  readonly noMobileMenuOn: readonly string[];
}

/** A place in the mobile menu. */
export interface MobileEntry<Key extends string = string> {
  /** Items for this place, in order of preference. */
  readonly items: readonly string[];
  readonly label: MenuText<Key>;
}

export const isGroup = <Key extends string>(entry: MenuEntry<Key>): entry is MenuGroup<Key> =>
  'items' in entry;

/** Every item of a menu, in order. */
export const itemsOf = <Key extends string>(menu: MenuDefinition<Key>): readonly MenuItem<Key>[] =>
  menu.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])),
  );
