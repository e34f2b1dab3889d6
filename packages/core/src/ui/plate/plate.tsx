import type { ReactElement } from 'react';
import css from './plate.module.css';
import type { CorePartName } from '../part-names.ts';

export interface PlateProps {
  /** The licence plate as written on the vehicle. */
  readonly plate: string;
  readonly size?: 'small' | 'large' | undefined;
  /** For rows that need no more attention. */
  readonly muted?: boolean | undefined;
}

/** Identifies a vehicle by its licence plate. */
export function Plate({ plate, size = 'small', muted = false }: PlateProps): ReactElement {
  return (
    <span
      className={css.plate}
      part={'plate' satisfies CorePartName}
      data-size={size}
      data-muted={muted || undefined}
    >
      {plate}
    </span>
  );
}
