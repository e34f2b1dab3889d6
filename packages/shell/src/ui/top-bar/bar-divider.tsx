import type { ReactElement } from 'react';
import css from './bar-divider.module.css';

/** A line between groups of controls in the top bar; a phone has no room for it. */
export function BarDivider(): ReactElement {
  return <span className={css.line} />;
}
