import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './menu.module.css';

export interface MenuRowProps {
  readonly role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio';
  readonly icon?: IconName | undefined;
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly meta?: ReactNode;
  readonly children: ReactNode;
  onSelect(): void;
}

/** What every kind of menu item has in common. */
export function MenuRow(props: MenuRowProps): ReactElement {
  const { role, icon, checked, disabled = false, tone = 'neutral', meta, children } = props;
  const select = (): void => {
    if (!disabled) props.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select();
  };
  return (
    <div
      role={role}
      tabIndex={-1}
      className={css.item}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      data-tone={tone}
      onClick={select}
      onKeyDown={onKeyDown}
      // Roving tabindex: the item with the focus is the menu's one stop of the Tab key.
      onFocus={(event) => (event.currentTarget.tabIndex = 0)}
      onBlur={(event) => (event.currentTarget.tabIndex = -1)}
      // Pointer and arrow keys move the same focus.
      onPointerMove={(event) => {
        if (!disabled) event.currentTarget.focus({ preventScroll: true });
      }}
    >
      {checked !== undefined && (
        <span className={css.mark}>{checked && <Icon name="check" size={14} />}</span>
      )}
      {icon !== undefined && <Icon name={icon} className={css.icon} />}
      <span className={css.label}>{children}</span>
      {meta !== undefined && <span className={css.meta}>{meta}</span>}
    </div>
  );
}
