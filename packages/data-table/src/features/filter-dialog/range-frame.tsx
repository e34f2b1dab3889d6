import type { ReactElement, ReactNode } from 'react';
import css from './filter-dialog.module.css';

export interface RangeFrameProps {
  readonly label: string;
  /** The label is shown elsewhere. */
  readonly hideLabel: boolean;
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Shown below both inputs. */
  readonly children?: ReactNode;
}

/** Two inputs side by side with a common label. */
export function RangeFrame(props: RangeFrameProps): ReactElement {
  const { label, hideLabel, start, end, children } = props;
  return (
    <fieldset className={css.range} {...(hideLabel && { 'aria-label': label })}>
      {!hideLabel && <legend className={css.legend}>{label}</legend>}
      <div className={css.ends}>
        {start}
        {end}
      </div>
      {children}
    </fieldset>
  );
}
