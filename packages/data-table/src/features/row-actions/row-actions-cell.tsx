import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useText } from '../../shared/use-text.ts';
import { type RowAction, buttonsOf } from './row-action.ts';
import css from './row-actions.module.css';
import type { RowActionsCellProps } from './row-actions-part.ts';

/** The menu button of a row. Its other buttons are drawn only while the row is hovered or its cell active. */
export function RowActionsCell<Row>(props: RowActionsCellProps<Row>): ReactElement | null {
  const { row, rowId, name, actionsOf, part, active } = props;
  const t = useText();
  const { hovered } = part;
  const isHovered = useSyncExternalStore(hovered.subscribe, () => hovered.get() === rowId);
  const actions = actionsOf(row);
  if (actions.length === 0) return null;
  const buttons = isHovered || active ? buttonsOf(actions) : [];
  return (
    <>
      {buttons.length > 0 && (
        <span className={css.buttons}>
          {buttons.map((action) => (
            <RowButton
              key={action.key}
              action={action}
              name={name}
              onRun={() => part.run(action, row)}
            />
          ))}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('rowActionsOf', { name })}
        aria-haspopup="menu"
        data-row-menu=""
        className={css.more}
        onClick={(event) => part.openMenu(rowId, event.currentTarget)}
      >
        <Icon name="more" />
      </button>
    </>
  );
}

interface RowButtonProps<Row> {
  readonly action: RowAction<Row>;
  readonly name: string;
  onRun(): void;
}

function RowButton<Row>({ action, name, onRun }: RowButtonProps<Row>): ReactElement | null {
  const t = useText();
  const { icon, label, disabledReason, tone } = action;
  if (icon === undefined) return null;
  const text = t('rowAction', { action: label, name });
  const isDisabled = disabledReason !== undefined;
  return (
    <IconButton
      icon={icon}
      size="dense"
      tabIndex={-1}
      label={isDisabled ? t('rowActionDisabled', { action: text, reason: disabledReason }) : text}
      aria-disabled={isDisabled || undefined}
      data-tone={tone}
      className={css.button}
      onClick={isDisabled ? undefined : onRun}
    />
  );
}
