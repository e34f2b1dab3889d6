import { Icon, Menu } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { useText } from '../../shared/use-text.ts';
import { ColumnMenuItems } from './column-menu-items.tsx';
import css from './column-menu.module.css';

/** Callbacks of the column menus. */
export interface ColumnMenuActions {
  /** Called with the key of the column whose menu opens or closes. */
  readonly onOpenChange: (key: string, isOpen: boolean) => void;
}

export interface ColumnMenuButtonProps {
  readonly columnKey: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly actions: ColumnMenuActions;
}

/** The header button that opens the menu of a column. */
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
