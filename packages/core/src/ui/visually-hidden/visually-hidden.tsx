import type { HTMLAttributes, ReactElement } from 'react';
import css from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden(
  props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>,
): ReactElement {
  return <span {...props} className={css.visuallyHidden} />;
}
