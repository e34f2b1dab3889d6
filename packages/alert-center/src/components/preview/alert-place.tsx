import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import type { Alert } from '../../domain/alert.ts';
import { useWords } from '../words/use-words.ts';
import css from './preview-content.module.css';

/** About one metre. */
const coordinateDigits: Intl.NumberFormatOptions = {
  minimumFractionDigits: 5,
  maximumFractionDigits: 5,
};

/** Where it happened: address, coordinates, geofences. */
export function AlertPlace({ alert }: { readonly alert: Alert }): ReactElement {
  const words = useWords();
  const format = useFormat();
  const { position, geofences, address } = alert;
  const coordinates =
    position === null
      ? words('positionUnknown')
      : [position.latitude, position.longitude]
          .map((degrees) => format.number(degrees, coordinateDigits).replace(/^-/, '\u2212'))
          .join('; ');
  const fences = geofences.map(({ fenceName }) => fenceName).join(', ');
  return (
    <div className={css.place}>
      <Icon name="pin" size={14} className={css.placeIcon} />
      <div className={css.placeText}>
        <span className={css.address}>{address ?? words('addressUnknown')}</span>
        <span className={css.coordinates}>{coordinates}</span>
        {fences !== '' && (
          <span className={css.coordinates}>
            {words('labelled', { label: words('geofence'), value: fences })}
          </span>
        )}
      </div>
    </div>
  );
}
