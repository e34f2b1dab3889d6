import { useReportError, useToast } from '@pantau/core';
import { usePositionText } from '@pantau/core/geo';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { useAddress } from '../../hooks/lookups.ts';
import { positionToCopy } from '../shared/text/position-to-copy.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './alert-place.module.css';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { phone } from '../shared/use-placement.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';

/** Address, coordinates and geofences of the alert. */
export function AlertPlace({ alert }: AlertPartProps): ReactElement {
  const t = usePreviewText();
  const positionText = usePositionText();
  const { position, geofences } = alert;
  const { vehicleId, licensePlate: plate } = alert.vehicle;
  const { onOpenVehicle } = useViewOptions();
  const isPhone = useMediaQuery(phone);
  const lookup = useAddress(alert);
  const copy = useCopyPosition(alert);
  const address = lookup.status === 'found' ? lookup.value : null;
  const isLoading = lookup.status === 'loading';
  const coordinates = position === null ? t('mapNone') : positionText(position);
  const fences = geofences.map(({ fenceName }) => fenceName).join(', ');
  return (
    <div className={css.place}>
      <Icon name="pin" size={14} className={css.icon} />
      <div className={css.text} data-looked-up={alert.address === null && position !== null}>
        {isLoading && (
          <span className={css.loading} aria-busy>
            <Skeleton width="72%" />
            <VisuallyHidden>{t('addressLoading')}</VisuallyHidden>
          </span>
        )}
        {!isLoading && address === null && (
          <span className={css.unknown}>{t('addressUnknown')}</span>
        )}
        {address !== null && (
          <span className={css.address} title={address}>
            {address}
          </span>
        )}
        <span className={css.beside}>{coordinates}</span>
        {fences !== '' && (
          <span className={css.beside}>
            {t('labelled', { label: t('geofence'), value: fences })}
          </span>
        )}
      </div>
      {isPhone && onOpenVehicle !== undefined && (
        <IconButton
          icon="arrowUpRight"
          size="dense"
          className={css.copy}
          label={t('showOnLiveView', { plate })}
          onClick={() => onOpenVehicle({ vehicleId, licensePlate: plate })}
        />
      )}
      {position !== null && (
        <IconButton
          icon="copy"
          size="dense"
          className={css.copy}
          label={t('copyCoordinates')}
          onClick={() => void copy()}
        />
      )}
    </div>
  );
}

/** Copies the coordinates and reports success or failure. */
function useCopyPosition({ position, vehicle }: AlertPartProps['alert']): () => Promise<void> {
  const t = usePreviewText();
  const toast = useToast();
  const report = useReportError();
  const plate = vehicle.licensePlate;
  return async () => {
    if (position === null) return;
    try {
      // Pages without TLS have no clipboard.
      await navigator.clipboard.writeText(positionToCopy(position));
      toast.show({ kind: 'success', text: t('coordinatesCopied', { plate }) });
    } catch (error) {
      report(error);
      toast.show({ kind: 'error', text: t('copyFailed') });
    }
  };
}
