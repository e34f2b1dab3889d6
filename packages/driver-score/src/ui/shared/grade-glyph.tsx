import type { Grade } from '@pantau/core/driver-score';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import css from './grade-glyph.module.css';
import { useText } from './use-text.ts';

export interface GradeGlyphProps {
  /** `null` without a score. */
  readonly grade: Grade | null;
  /** Edge length in px: 20 in rows, 40 beside a figure. Defaults to 20. */
  readonly size?: 20 | 40 | undefined;
  /** Leaves out the name for screen readers, where the text beside it has the grade. */
  readonly decorative?: boolean | undefined;
}

/** The letter of a grade. Only D and E are coloured, because somebody has to act (DS-5). */
export function GradeGlyph({ grade, size = 20, decorative }: GradeGlyphProps): ReactElement {
  const t = useText();
  return (
    <span className={css.glyph} data-grade={grade ?? 'none'} data-size={size}>
      <span aria-hidden>{grade ?? '–'}</span>
      {decorative !== true && (
        <VisuallyHidden>
          {grade === null ? t('notEnough') : t('gradeName', { grade })}
        </VisuallyHidden>
      )}
    </span>
  );
}
