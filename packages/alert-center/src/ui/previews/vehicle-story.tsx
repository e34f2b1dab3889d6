import { useDataLocale, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useState } from 'react';
import type { Alert } from '../../engine/alert/alert.ts';
import { TIME_WINDOW_MS } from '../../engine/alert/limits.ts';
import { useAlert } from '../../hooks/list.ts';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useListsVehicleAlerts, useVehicleAlerts } from '../../hooks/vehicle-story.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useText } from '../shared/use-text.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import { VehiclePosition } from './vehicle-position.tsx';
import { ListedAlert } from './listed-alert.tsx';
import listCss from './listed-alert.module.css';
import css from './vehicle-story.module.css';

/** Where the vehicle is now, and its other alerts of the time window. */
export function VehicleStory({ alert }: AlertPartProps): ReactElement {
  const listsAlerts = useListsVehicleAlerts();
  return (
    <div className={css.story}>
      <VehiclePosition vehicleId={alert.vehicle.vehicleId} />
      {listsAlerts && <OtherAlerts alert={alert} />}
    </div>
  );
}

const HOURS = TIME_WINDOW_MS / 3_600_000;
/** More are shown on demand. */
const FIRST = 5;

function OtherAlerts({ alert }: AlertPartProps): ReactElement {
  const t = usePreviewText();
  const tCommon = useText();
  const format = useFormat();
  const { data, error, reload } = useVehicleAlerts(alert);
  const [showsAll, setShowsAll] = useState(false);
  const hours = format.number(HOURS);
  if (data === undefined && error === null) {
    return (
      <div aria-busy>
        <Skeleton height={16} width="80%" />
        <VisuallyHidden>{t('vehicleLoading')}</VisuallyHidden>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={css.failed}>
        <p className={css.text}>{t('vehicleAlertsFailed')}</p>
        <Button size="dense" icon="retry" onClick={reload}>
          {tCommon('retry')}
        </Button>
      </div>
    );
  }
  if (data.length === 0) return <p className={css.text}>{t('vehicleAlertsNone', { hours })}</p>;
  const isCut = !showsAll && data.length > FIRST;
  return (
    <>
      <h4 className={css.label}>{t('vehicleAlerts', { hours })}</h4>
      <ul role="list" className={listCss.list}>
        {(isCut ? data.slice(0, FIRST) : data).map((other) => (
          <OtherAlert key={other.id} listed={other} beside={alert.createdOn} />
        ))}
      </ul>
      {isCut && (
        <Button size="dense" variant="quiet" className={css.more} onClick={() => setShowsAll(true)}>
          {t('vehicleAlertsMore', { number: format.number(data.length) })}
        </Button>
      )}
    </>
  );
}

interface OtherAlertProps {
  /** As it was listed; the lists may hold a newer version. */
  readonly listed: Alert;
  readonly beside: number;
}

function OtherAlert({ listed, beside }: OtherAlertProps): ReactElement {
  const language = useDataLocale();
  const { open } = usePreviewControls();
  const held = useAlert(listed.id)?.alert;
  const alert = held !== undefined && held.seq >= listed.seq ? held : listed;
  return (
    <ListedAlert
      alert={alert}
      beside={beside}
      what={alertTitle(alert, language)}
      onOpen={() => open(alert.id)}
    />
  );
}
