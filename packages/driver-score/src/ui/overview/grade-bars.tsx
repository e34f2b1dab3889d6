import { useFormat } from '@pantau/core';
import type { Grade } from '@pantau/core/driver-score';
import type { ReactElement } from 'react';
import { GradeBar } from '../shared/grade-bar.tsx';
import { GradeGlyph } from '../shared/grade-glyph.tsx';
import { useText } from '../shared/use-text.ts';
import css from './grade-bars.module.css';

export interface GradeBarsProps {
  readonly grades: readonly { readonly grade: Grade; readonly total: number }[];
}

/** How many drivers have each grade, as a list whose bars only repeat its numbers (DS-3). */
export function GradeBars({ grades }: GradeBarsProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const sum = grades.reduce((total, grade) => total + grade.total, 0);
  const most = Math.max(1, ...grades.map(({ total }) => total));
  return (
    <ul className={css.list} aria-label={t('grades')}>
      {grades.map(({ grade, total }) => (
        <li key={grade} className={css.row}>
          <GradeGlyph grade={grade} />
          <GradeBar grade={grade} share={total / most} />
          <span className={css.count}>{number(total)}</span>
          <span className={css.percent}>
            {number(sum === 0 ? 0 : total / sum, { style: 'percent', maximumFractionDigits: 0 })}
          </span>
        </li>
      ))}
    </ul>
  );
}
