import { useFormat } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import type { ReactElement } from 'react';
import { type FleetVehicle, vehicleStatuses } from '../../engine/source/dashboard-source.ts';
import { Age } from '../attention/age.tsx';
import { useText } from '../shared/use-text.ts';
import { followLink } from './follow-link.ts';
import type { VehicleLinks } from './vehicle-card.tsx';
import { VehicleGlyph } from './vehicle-glyph.tsx';
import css from './vehicle-list.module.css';

interface VehicleListProps extends VehicleLinks {
  readonly vehicles: readonly FleetVehicle[];
  /** What to add to the device's time to get the server's, in ms. */
  readonly offset: number;
}

/** More rows would slow the page down; live view has them all. */
const ROWS_MAX = 500;

/** The vehicles of the map as a table, moving ones first (DB-18, DB-20). */
export function VehicleList(props: VehicleListProps): ReactElement {
  const { vehicles, offset, vehicleHref, onOpenVehicle } = props;
  const t = useText();
  const { number } = useFormat();
  const sorted = vehicles.toSorted(
    (a, b) =>
      vehicleStatuses.indexOf(a.status) - vehicleStatuses.indexOf(b.status) ||
      a.licensePlate.localeCompare(b.licensePlate),
  );
  return (
    <div className={css.scroller} role="group" tabIndex={0} aria-label={t('fleetMap')}>
      <table className={css.table}>
        <thead>
          <tr>
            {(['vehicle', 'status', 'vehicleSpeed', 'lastReport'] as const).map((key) => (
              <th key={key} scope="col" className={css.head} data-column={key}>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, ROWS_MAX).map(({ id, licensePlate, status, speed, reportedOn }) => (
            <tr key={id}>
              <th scope="row" className={css.cell}>
                {vehicleHref === undefined ? (
                  <Plate plate={licensePlate} />
                ) : (
                  <a
                    className={css.link}
                    href={vehicleHref(id)}
                    onClick={(event) => followLink(event, onOpenVehicle, id)}
                  >
                    <Plate plate={licensePlate} />
                  </a>
                )}
              </th>
              <td className={css.cell}>
                <span className={css.status}>
                  <VehicleGlyph status={status} />
                  {t(status)}
                </span>
              </td>
              <td className={css.cell} data-column="vehicleSpeed">
                {speed === null ? '–' : t('speed', { number: number(Math.round(speed)) })}
              </td>
              <td className={css.cell} data-column="lastReport">
                <Age since={reportedOn} offset={offset} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
