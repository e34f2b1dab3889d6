import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement, RefObject } from 'react';
import { ColumnMenuItems } from './column-menu-items.tsx';

export interface ColumnMenuProps {
  readonly columnKey: string;
  readonly label: string;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** The item that takes focus on opening. */
  readonly firstFocus: 'first' | 'last';
  readonly onClose: () => void;
}

/** The menu of one column, next to the button in its header. */
export function ColumnMenu(props: ColumnMenuProps): ReactElement {
  const { columnKey, label, buttonRef, firstFocus, onClose } = props;
  return (
    <Menu.Root open onOpenChange={onClose}>
      <Menu.Anchor virtualRef={buttonRef} />
      <Menu.Content aria-label={label} firstFocus={firstFocus}>
        <ColumnMenuItems columnKey={columnKey} />
      </Menu.Content>
    </Menu.Root>
  );
}
