import type { ReactElement } from 'react';
import css from './progress-track.module.css';

export interface ProgressTrackProps {
  /** What is happening. */
  readonly label: string;
  readonly settled: number;
  /** 0 while it is not known. */
  readonly total: number;
}

/** How far a bulk run is. */
export function ProgressTrack({ label, settled, total }: ProgressTrackProps): ReactElement {
  const share = total === 0 ? 0 : settled / total;
  return (
    <span
      role="progressbar"
      aria-label={label}
      {...(total > 0 && {
        'aria-valuemin': 0,
        'aria-valuemax': total,
        'aria-valuenow': settled,
      })}
      className={css.track}
    >
      <span className={css.share} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
