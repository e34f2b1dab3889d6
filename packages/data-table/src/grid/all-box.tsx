import { type ReactElement, useEffect, useRef } from 'react';
import type { HeaderState } from '../features/selection/selection.ts';
import boxCss from './checkbox.module.css';

export interface AllBoxProps {
  readonly selected: HeaderState;
  readonly label: string;
  /** Makes the box a control of its own; otherwise the grid handles its presses. */
  readonly onChange?: (() => void) | undefined;
}

/** The checkbox of all rows. */
export function AllBox({ selected, label, onChange }: AllBoxProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null);
  // `indeterminate` is a property without an attribute.
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <input
      ref={ref}
      type="checkbox"
      readOnly={onChange === undefined}
      tabIndex={onChange === undefined ? -1 : 0}
      aria-label={label}
      checked={selected === 'all'}
      onChange={onChange}
      className={boxCss.box}
    />
  );
}
