import type { ReactElement } from 'react';
import { useParts } from '../parts.ts';
import css from './plate.module.css';

export interface PlateProps {
  /** The licence plate as written on the vehicle. */
  readonly plate: string;
  readonly size?: 'small' | 'large' | undefined;
  /** For rows that need no more attention. */
  readonly muted?: boolean | undefined;
}

/** Identifies a vehicle by its licence plate. */
export function Plate({ plate, size = 'small', muted = false }: PlateProps): ReactElement {
  const parts = useParts();
  return (
    <span {...parts('plate', css.plate)} data-size={size} data-muted={muted || undefined}>
      {plate}
    </span>
  );
}
