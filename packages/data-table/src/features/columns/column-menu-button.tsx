import { Icon, Menu } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { useText } from '../../shared/use-text.ts';
import { ColumnMenuItems } from './column-menu-items.tsx';
import css from './column-menu.module.css';

/** What the menu of a header needs of the table. */
export interface ColumnMenuActions {
  /** Which column's menu is open. */
  readonly onOpenChange: (key: string, isOpen: boolean) => void;
}

export interface ColumnMenuButtonProps {
  readonly columnKey: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly actions: ColumnMenuActions;
}

/** The button in a header that opens what can be done with its column. */
export function ColumnMenuButton(props: ColumnMenuButtonProps): ReactElement {
  const { columnKey, label, isOpen, actions } = props;
  const t = useText();
  return (
    <Menu
      label={t('columnMenu', { column: label })}
      isOpen={isOpen}
      onOpenChange={(next) => actions.onOpenChange(columnKey, next)}
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          tabIndex={-1}
          aria-label={t('columnMenu', { column: label })}
          data-menu={columnKey}
          className={css.button}
        >
          <Icon name="more" size={14} />
        </button>
      )}
    >
      <ColumnMenuItems columnKey={columnKey} />
    </Menu>
  );
}
