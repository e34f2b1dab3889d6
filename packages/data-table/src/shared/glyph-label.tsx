import type { ReactElement, ReactNode } from 'react';
import css from './glyph-label.module.css';

export interface GlyphLabelProps {
  readonly glyph: ReactNode;
  readonly label: string;
}

/** The label of a menu item, after its glyph if it has one. */
export function GlyphLabel({ glyph, label }: GlyphLabelProps): ReactElement {
  return (
    <span className={css.label}>
      {glyph}
      {label}
    </span>
  );
}
