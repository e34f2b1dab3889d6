import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Plate } from '@pantau/core/ui/plate';
import type { ReactElement } from 'react';
import type { FleetVehicle } from '../../engine/source/dashboard-source.ts';
import { Age } from '../attention/age.tsx';
import { useText } from '../shared/use-text.ts';
import { followLink } from './follow-link.ts';
import css from './vehicle-card.module.css';
import { VehicleGlyph } from './vehicle-glyph.tsx';

export interface VehicleLinks {
  /** The address of the live view of a vehicle. */
  readonly vehicleHref?: ((id: string) => string) | undefined;
  /** Opens that address without loading the page. */
  readonly onOpenVehicle?: ((id: string) => void) | undefined;
}

interface VehicleCardProps extends VehicleLinks {
  readonly vehicle: FleetVehicle;
  /** What to add to the device's time to get the server's, in ms. */
  readonly offset: number;
  onClose(): void;
}

/** The selected vehicle: plate, status, driver, speed, last report, and its live view (DB-18). */
export function VehicleCard(props: VehicleCardProps): ReactElement {
  const { vehicle, offset, onClose, vehicleHref, onOpenVehicle } = props;
  const { id, licensePlate, status, driver, speed, reportedOn } = vehicle;
  const t = useText();
  const { number } = useFormat();
  return (
    <div className={css.card} role="status">
      <div className={css.head}>
        <Plate plate={licensePlate} />
        <VehicleGlyph status={status} heading={vehicle.heading} />
        <span className={css.status}>{t(status)}</span>
        <IconButton icon="close" size="dense" label={t('close')} onClick={onClose} />
      </div>
      <p className={css.facts}>
        {[driver, speed === null ? null : t('speed', { number: number(Math.round(speed)) })]
          .filter((fact) => fact !== null)
          .join(', ')}
      </p>
      <p className={css.facts}>
        {t('lastReport')} <Age since={reportedOn} offset={offset} />
      </p>
      {vehicleHref !== undefined && (
        <a
          className={css.link}
          href={vehicleHref(id)}
          onClick={(event) => followLink(event, onOpenVehicle, id)}
        >
          {t('openLiveView')}
          <Icon name="arrowRight" size={14} />
        </a>
      )}
    </div>
  );
}
