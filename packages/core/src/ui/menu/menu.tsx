import { PopupAnchor } from '../popover/popup-anchor.tsx';
import { MenuContent } from './menu-content.tsx';
import { MenuCheckboxItem, MenuItem, MenuSeparator } from './menu-items.tsx';
import { MenuRadioGroup, MenuRadioItem } from './menu-radio-group.tsx';
import { MenuRoot, MenuTrigger } from './menu-root.tsx';

/** A list of commands and choices next to its trigger. */
export const Menu = {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Anchor: PopupAnchor,
  Content: MenuContent,
  Item: MenuItem,
  CheckboxItem: MenuCheckboxItem,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
  Separator: MenuSeparator,
} as const;
