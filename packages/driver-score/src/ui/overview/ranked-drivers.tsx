import { isPlainClick } from '@pantau/core/ui/plain-click';
import type { ReactElement } from 'react';
import type { DriverId, RankedDriver } from '../../engine/scores/driver-score.ts';
import { GradeBar } from '../shared/grade-bar.tsx';
import { GradeGlyph } from '../shared/grade-glyph.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import css from './ranked-drivers.module.css';

export interface DriverLinks {
  /** URL of a driver. Must keep its identity between renders. */
  readonly driverHref?: ((driverId: DriverId) => string) | undefined;
  /** Called when the user opens a driver. Must keep its identity between renders. */
  readonly onOpenDriver?: ((driverId: DriverId) => void) | undefined;
}

export interface RankedDriversProps extends DriverLinks {
  readonly drivers: readonly RankedDriver[];
  readonly label: string;
}

/** Drivers in order of their scores, with bars from 0 to 100 (DS-4). */
export function RankedDrivers(props: RankedDriversProps): ReactElement {
  const { drivers, label, driverHref, onOpenDriver } = props;
  const t = useText();
  const texts = useScoreTexts();
  if (drivers.length === 0) return <p className={css.none}>{t('nobodyRanked')}</p>;
  return (
    <ol className={css.list} aria-label={label}>
      {drivers.map(({ driverId, fullname, score, finalGrade }) => (
        <li key={driverId} className={css.row}>
          {driverHref === undefined ? (
            <button type="button" className={css.name} onClick={() => onOpenDriver?.(driverId)}>
              {fullname}
            </button>
          ) : (
            <a
              className={css.name}
              href={driverHref(driverId)}
              onClick={(event) => {
                if (onOpenDriver === undefined || !isPlainClick(event)) return;
                event.preventDefault();
                onOpenDriver(driverId);
              }}
            >
              {fullname}
            </a>
          )}
          <GradeBar grade={finalGrade} share={score / 100} />
          <GradeGlyph grade={finalGrade} />
          <span className={css.score}>{texts.score(score)}</span>
        </li>
      ))}
    </ol>
  );
}
