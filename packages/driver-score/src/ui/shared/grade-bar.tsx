import type { Grade } from '@pantau/core/driver-score';
import type { ReactElement } from 'react';
import css from './grade-bar.module.css';

export interface GradeBarProps {
  readonly grade: Grade;
  /** Length from 0 to 1. */
  readonly share: number;
}

/** A bar in the colour of its grade (DS-5). Its number stands beside it, so screen readers skip it. */
export function GradeBar({ grade, share }: GradeBarProps): ReactElement {
  return (
    <span className={css.track} aria-hidden>
      {share > 0 && (
        <span className={css.bar} data-grade={grade} style={{ width: `${share * 100}%` }} />
      )}
    </span>
  );
}
