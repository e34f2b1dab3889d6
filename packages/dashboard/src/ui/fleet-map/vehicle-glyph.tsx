import type { ReactElement } from 'react';
import type { VehicleStatus } from '../../engine/source/dashboard-source.ts';
import css from './vehicle-glyph.module.css';

interface VehicleGlyphProps {
  readonly status: VehicleStatus;
  /** In degrees clockwise from north; turns the arrow of a moving vehicle. */
  readonly heading?: number | null | undefined;
}

/** The state of a vehicle by shape alone: arrow, ring, square, cross. */
export function VehicleGlyph({ status, heading }: VehicleGlyphProps): ReactElement {
  return (
    <svg
      className={css.glyph}
      viewBox="0 0 16 16"
      aria-hidden
      data-status={status}
      style={
        status === 'moving' ? { transform: `rotate(${(heading ?? 90).toFixed(0)}deg)` } : undefined
      }
    >
      {status === 'moving' && <path d="M8 1 13.5 14.5 8 11.5 2.5 14.5Z" className={css.fill} />}
      {status === 'idle' && <circle cx="8" cy="8" r="4.75" className={css.ring} />}
      {status === 'parked' && (
        <rect x="3" y="3" width="10" height="10" rx="1.5" className={css.fill} />
      )}
      {status === 'offline' && <path d="M4 4 12 12M12 4 4 12" className={css.ring} />}
    </svg>
  );
}
