import type { ReactElement, ReactNode } from 'react';
import css from './filter-dialog.module.css';

export interface RangeFrameProps {
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Shown below both inputs. */
  readonly children?: ReactNode;
}

/** Two inputs side by side with a common label. */
export function RangeFrame({ label, start, end, children }: RangeFrameProps): ReactElement {
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.ends}>
        {start}
        {end}
      </div>
      {children}
    </fieldset>
  );
}
