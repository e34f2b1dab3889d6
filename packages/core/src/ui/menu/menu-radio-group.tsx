import { type ReactElement, type ReactNode, createContext, useContext, useId } from 'react';
import { useMenu } from './menu-context.ts';
import { MenuRow } from './menu-row.tsx';
import css from './menu.module.css';

interface RadioGroup {
  readonly value: string;
  select(value: string): void;
}

const RadioGroupContext = createContext<RadioGroup | null>(null);

export interface MenuRadioGroupProps<V extends string> {
  /** Shown above the options; also their accessible name. */
  readonly label: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  /** `Menu.RadioItem` elements. */
  readonly children: ReactNode;
}

/** One of several options. Selecting one closes the menu. */
export function MenuRadioGroup<V extends string>(props: MenuRadioGroupProps<V>): ReactElement {
  const { label, value, onValueChange, children } = props;
  const menu = useMenu();
  const id = useId();
  const select = (next: string): void => {
    menu.close();
    onValueChange(next as V);
  };
  return (
    <RadioGroupContext.Provider value={{ value, select }}>
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
  /** Grey text at the end. */
  readonly meta?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuRadioItem({ value, ...row }: MenuRadioItemProps): ReactElement {
  const group = useContext(RadioGroupContext);
  if (group === null) throw new Error('Menu.RadioItem must be inside a Menu.RadioGroup');
  const checked = group.value === value;
  const select = (): void => group.select(value);
  return <MenuRow {...row} role="menuitemradio" checked={checked} onSelect={select} />;
}
