import type { ReactElement } from 'react';
import {
  PopupAnchor,
  type PopupAnchorProps,
  type PopupTriggerProps,
} from '../popover/popup-anchor.tsx';
import type { PopupRootProps } from '../popover/popup-root.tsx';
import { MenuContent, type MenuContentProps } from './menu-content.tsx';
import {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuFooter,
  type MenuFooterProps,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
} from './menu-items.tsx';
import {
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './menu-radio-group.tsx';
import { MenuRoot, MenuTrigger } from './menu-root.tsx';

export interface MenuComponents {
  readonly Root: (props: PopupRootProps) => ReactElement;
  readonly Trigger: (props: PopupTriggerProps) => ReactElement;
  readonly Anchor: (props: PopupAnchorProps) => null;
  readonly Content: (props: MenuContentProps) => ReactElement | null;
  readonly Item: (props: MenuItemProps) => ReactElement;
  readonly CheckboxItem: (props: MenuCheckboxItemProps) => ReactElement;
  readonly RadioGroup: <V extends string>(props: MenuRadioGroupProps<V>) => ReactElement;
  readonly RadioItem: (props: MenuRadioItemProps) => ReactElement;
  readonly Separator: () => ReactElement;
  readonly Footer: (props: MenuFooterProps) => ReactElement;
}

/** A list of commands and choices next to its trigger. */
export const Menu: MenuComponents = {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Anchor: PopupAnchor,
  Content: MenuContent,
  Item: MenuItem,
  CheckboxItem: MenuCheckboxItem,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
  Separator: MenuSeparator,
  Footer: MenuFooter,
};
