import { Icon } from '@pantau/core/ui/icon';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useFirstText } from '../../shared/use-first-text.ts';
import css from './column-menu.module.css';

const columnMenu = createLazy(async () => (await import('./column-menu.tsx')).ColumnMenu);

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

/** The header button that opens the menu of a column. The menu loads on first use. */
export function ColumnMenuButton(props: ColumnMenuButtonProps): ReactElement {
  const { columnKey, label: column, isOpen, actions } = props;
  const t = useFirstText();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [firstFocus, setFirstFocus] = useState<'first' | 'last'>('first');
  const label = t('columnMenu', { column });
  const setOpen = (open: boolean): void => actions.onOpenChange(columnKey, open);
  const close = (): void => setOpen(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    setFirstFocus(event.key === 'ArrowUp' ? 'last' : 'first');
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-menu={columnKey}
        className={css.button}
        onPointerEnter={columnMenu.preload}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <Icon name="more" size={14} />
      </button>
      {isOpen && (
        <LazyPart
          part={columnMenu}
          props={{ columnKey, label, buttonRef, firstFocus, onClose: close }}
          onFail={close}
        />
      )}
    </>
  );
}
