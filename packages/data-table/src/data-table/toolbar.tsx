import type { ReactElement, ReactNode } from 'react';
import css from './toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** The toolbar above the table. */
export function Toolbar({ label, start, end }: ToolbarProps): ReactElement {
  return (
    <div role="group" aria-label={label} className={css.toolbar}>
      <div className={css.tools}>
        <div className={css.start}>{start}</div>
        <div className={css.end}>{end}</div>
      </div>
    </div>
  );
}
