import { type AccessSession, isAllowed } from '../access/access-rule.ts';
import {
  type MenuDefinition,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type MenuText,
  isGroup,
  itemsOf,
} from './menu.ts';

/** An item that the user sees, with the label and mark that apply. */
export interface ShownItem<Key extends string = string> {
  readonly item: MenuItem<Key>;
  readonly label: MenuText<Key>;
  readonly isNew: boolean;
}

/** A group with at least one item that the user sees. */
export interface ShownGroup<Key extends string = string> {
  readonly group: MenuGroup<Key>;
  readonly items: readonly ShownItem<Key>[];
}

export type ShownEntry<Key extends string = string> = ShownItem<Key> | ShownGroup<Key>;

export interface ShownSection<Key extends string = string> {
  readonly id: string;
  readonly atEnd: boolean;
  readonly entries: readonly ShownEntry<Key>[];
}

/** Whether a module counts as new for the user. */
export type IsNewModule = (module: string) => boolean;

export const isShownGroup = <Key extends string>(
  entry: ShownEntry<Key>,
): entry is ShownGroup<Key> => 'group' in entry;

/** Whether the user sees an item (SH-2). */
export const isVisible = (item: MenuItem, session: AccessSession): boolean =>
  isAllowed(item.visible ?? item.access, session);

/** The label that applies to the user (SH-6). */
const labelOf = <Key extends string>(
  { label, labelWhen = [] }: MenuItem<Key>,
  session: AccessSession,
): MenuText<Key> => labelWhen.find(({ when }) => isAllowed(when, session))?.label ?? label;

/** The sections that the user sees. Groups and sections without a visible item are left out (SH-4, SH-5). */
export function shownMenu<Key extends string>(
  menu: MenuDefinition<Key>,
  session: AccessSession,
  isNewModule: IsNewModule,
): readonly ShownSection<Key>[] {
  const shownItem = (item: MenuItem<Key>): readonly ShownItem<Key>[] =>
    isVisible(item, session)
      ? [
          {
            item,
            label: labelOf(item, session),
            isNew: item.newModule !== undefined && isNewModule(item.newModule),
          },
        ]
      : [];
  const shownEntry = (entry: MenuEntry<Key>): readonly ShownEntry<Key>[] => {
    if (!isGroup(entry)) return shownItem(entry);
    const items = entry.items.flatMap(shownItem);
    return items.length === 0 ? [] : [{ group: entry, items }];
  };
  return menu.sections.flatMap(({ id, atEnd = false, entries }) => {
    const shown = entries.flatMap(shownEntry);
    return shown.length === 0 ? [] : [{ id, atEnd, entries: shown }];
  });
}

/** An item of the mobile menu. */
export interface MobileItem<Key extends string = string> {
  readonly item: MenuItem<Key>;
  readonly label: MenuText<Key>;
}

/** The items of the mobile menu that the user may open; none if there is no choice between two (SH-20). */
export function mobileItems<Key extends string>(
  menu: MenuDefinition<Key>,
  session: AccessSession,
): readonly MobileItem<Key>[] {
  const items = itemsOf(menu);
  const shown = menu.mobile.flatMap(({ items: ids, label }) => {
    const item = ids
      .map((id) => items.find((one) => one.id === id))
      .find((one) => one !== undefined && isAllowed(one.access, session));
    return item === undefined ? [] : [{ item, label }];
  });
  return shown.length < 2 ? [] : shown;
}
