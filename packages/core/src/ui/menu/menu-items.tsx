import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { useMenu } from './menu-context.ts';
import { MenuRow } from './menu-row.tsx';
import css from './menu.module.css';

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly icon?: IconName | undefined;
  /** Grey text at the end, such as a shortcut or a count. */
  readonly meta?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Use `danger` for a destructive command. Defaults to `neutral`. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly children: ReactNode;
}

/** A command. Selecting it closes the menu and returns focus to the trigger. */
export function MenuItem({ onSelect, ...row }: MenuItemProps): ReactElement {
  const menu = useMenu();
  const select = (): void => {
    menu.close();
    onSelect();
  };
  return <MenuRow {...row} role="menuitem" onSelect={select} />;
}

export interface MenuCheckboxItemProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** An option that is on or off. The menu stays open. */
export function MenuCheckboxItem(props: MenuCheckboxItemProps): ReactElement {
  const { checked, onCheckedChange, ...row } = props;
  const toggle = (): void => onCheckedChange(!checked);
  return <MenuRow {...row} role="menuitemcheckbox" checked={checked} onSelect={toggle} />;
}

export function MenuSeparator(): ReactElement {
  return <div role="separator" className={css.separator} />;
}

export interface MenuFooterProps {
  /** One menu item. */
  readonly children: ReactNode;
}

/** The last item, which stays in view while the items before it scroll. */
export function MenuFooter({ children }: MenuFooterProps): ReactElement {
  return (
    <div role="none" className={css.footer}>
      {children}
    </div>
  );
}
