import type { ReactElement } from 'react';
import css from './plate.module.css';

export interface PlateProps {
  /** The licence plate as it is written on the vehicle. */
  readonly plate: string;
  readonly size?: 'small' | 'large' | undefined;
  /** For rows whose work is done. */
  readonly isMuted?: boolean | undefined;
}

/** The vehicle's name: the same small plate wherever a vehicle is meant. */
export function Plate({ plate, size = 'small', isMuted = false }: PlateProps): ReactElement {
  return (
    <span className={css.plate} data-size={size} data-muted={isMuted || undefined}>
      {plate}
    </span>
  );
}
