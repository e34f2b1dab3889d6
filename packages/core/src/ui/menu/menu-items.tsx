import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  createContext,
  useContext,
  useId,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useMenu } from './menu-context.ts';
import css from './menu.module.css';

interface RowProps {
  readonly role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio';
  readonly icon?: IconName | undefined;
  readonly isChecked?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly meta?: ReactNode;
  readonly children: ReactNode;
  onChoose(): void;
}

function MenuRow(props: RowProps): ReactElement {
  const { role, icon, isChecked, isDisabled = false, tone = 'neutral', meta, children } = props;
  const choose = (): void => {
    if (!isDisabled) props.onChoose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
  return (
    <div
      role={role}
      tabIndex={-1}
      className={css.item}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      data-tone={tone}
      onClick={choose}
      onKeyDown={onKeyDown}
      // The pointer and the arrows move the same focus.
      onPointerMove={(event) => {
        if (!isDisabled) event.currentTarget.focus({ preventScroll: true });
      }}
    >
      {isChecked !== undefined && (
        <span className={css.mark}>{isChecked && <Icon name="check" size={14} />}</span>
      )}
      {icon !== undefined && <Icon name={icon} className={css.icon} />}
      <span className={css.label}>{children}</span>
      {meta !== undefined && <span className={css.meta}>{meta}</span>}
    </div>
  );
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly icon?: IconName | undefined;
  /** At the end, in grey: a shortcut, a count. */
  readonly meta?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** `danger` for what destroys. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly children: ReactNode;
}

/** Something to do. The menu closes, and the focus goes back to its button. */
export function MenuItem({ onSelect, ...row }: MenuItemProps): ReactElement {
  const menu = useMenu();
  const choose = (): void => {
    menu.close();
    onSelect();
  };
  return <MenuRow {...row} role="menuitem" onChoose={choose} />;
}

export interface MenuCheckboxItemProps {
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** Something that is on or off. The menu stays open. */
export function MenuCheckboxItem(props: MenuCheckboxItemProps): ReactElement {
  const { isChecked, onCheckedChange, ...row } = props;
  const choose = (): void => onCheckedChange(!isChecked);
  return <MenuRow {...row} role="menuitemcheckbox" isChecked={isChecked} onChoose={choose} />;
}

interface RadioGroup {
  readonly value: string;
  choose(value: string): void;
}

const RadioGroupContext = createContext<RadioGroup | null>(null);

export interface MenuRadioGroupProps<V extends string> {
  /** Shown above the choices, and their accessible name. */
  readonly label: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  /** `MenuRadioItem`. */
  readonly children: ReactNode;
}

/** One of several. */
export function MenuRadioGroup<V extends string>(props: MenuRadioGroupProps<V>): ReactElement {
  const { label, value, onValueChange, children } = props;
  const menu = useMenu();
  const id = useId();
  const choose = (next: string): void => {
    menu.close();
    onValueChange(next as V);
  };
  return (
    <RadioGroupContext.Provider value={{ value, choose }}>
      <div role="group" aria-labelledby={id} className={css.group}>
        <div id={id} className={css.groupLabel}>
          {label}
        </div>
        {children}
      </div>
    </RadioGroupContext.Provider>
  );
}

export interface MenuRadioItemProps {
  readonly value: string;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuRadioItem({ value, ...row }: MenuRadioItemProps): ReactElement {
  const group = useContext(RadioGroupContext);
  if (group === null) throw new Error('<MenuRadioItem> needs a <MenuRadioGroup> around it');
  const isChecked = group.value === value;
  const choose = (): void => group.choose(value);
  return <MenuRow {...row} role="menuitemradio" isChecked={isChecked} onChoose={choose} />;
}

export function MenuSeparator(): ReactElement {
  return <div role="separator" className={css.separator} />;
}
