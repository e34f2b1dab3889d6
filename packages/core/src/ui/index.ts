export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { capCount } from './badge/cap-count.ts';
export { Button, type ButtonProps, type ButtonVariant } from './button/button.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { classNames } from './class-names.ts';
export {
  ConnectionLabel,
  type ConnectionLabelProps,
  type ConnectionLabelState,
} from './connection-label/connection-label.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export type { StateArt } from './empty-state/state-art.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export type { FieldProps } from './field/field.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export {
  type AlertIconName,
  type IconName,
  alertIconNames,
  iconNames,
  iconPaths,
} from './icons/icon-paths.ts';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
} from './menu/menu-items.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export { activeElementAt, hasFocusWithin, loopTab, tabbablesIn } from '../theme/focus.ts';
export type { Align, Side } from './overlay/place-overlay.ts';
export { useFocusKept } from '../theme/use-focus-kept.ts';
export { type OverlayBehaviour, initialFocus, useOverlay } from '../theme/use-overlay.ts';
export { useOverlayPosition } from './overlay/use-overlay-position.ts';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { Plate, type PlateProps } from './plate/plate.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export type { PopupState, PopupTriggerProps } from './popover/use-popup.ts';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export {
  type AttentionState,
  type Severity,
  SeverityGlyph,
  type SeverityGlyphProps,
} from './severity-glyph/severity-glyph.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TooltipBubble, type TooltipBubbleProps } from './tooltip/tooltip-bubble.tsx';
export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './tooltip/tooltip.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
