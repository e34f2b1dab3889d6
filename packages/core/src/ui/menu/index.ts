export type { MenuContentProps } from './menu-content.tsx';
export type { MenuCheckboxItemProps, MenuFooterProps, MenuItemProps } from './menu-items.tsx';
export type { MenuRadioGroupProps, MenuRadioItemProps } from './menu-radio-group.tsx';
export { Menu, type MenuComponents } from './menu.tsx';
