import { useFormat } from '@pantau/core';
import { type MapFrame, MapView, type Position, fitPositions, toScreen } from '@pantau/core/geo';
import { type ReactElement, useMemo } from 'react';
import type { ScoreAlert } from '../../engine/scores/driver-score.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-map.module.css';
import { useAlertName } from './alert-row.tsx';

export interface AlertMapProps {
  readonly alerts: readonly ScoreAlert[];
  readonly onOpenAlert?: ((alert: ScoreAlert) => void) | undefined;
}

/** The size that the view is made for; the map is at least so large. */
const fittedSize = { width: 320, height: 318 };

const positionOf = ({ latitude, longitude }: ScoreAlert): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Where the alerts of a page were. MapLibre loads with it (DS-53). */
export function AlertMap({ alerts, onOpenAlert }: AlertMapProps): ReactElement {
  const t = useText();
  const placed = useMemo(
    () =>
      alerts.flatMap((alert) => {
        const position = positionOf(alert);
        return position === null ? [] : [{ alert, position }];
      }),
    [alerts],
  );
  const view = useMemo(
    () =>
      fitPositions(
        placed.map(({ position }) => position),
        fittedSize,
      ),
    [placed],
  );
  if (view === null) return <p className={css.none}>{t('noPlaces')}</p>;
  // A map keeps its view: other alerts need another one.
  const key = placed.map(({ alert }) => alert.id).join();
  return (
    <MapView
      key={key}
      label={t('map')}
      className={css.map}
      center={view.center}
      zoom={view.zoom}
      overlay={(frame) => <Markers frame={frame} placed={placed} onOpenAlert={onOpenAlert} />}
    />
  );
}

interface MarkersProps extends Pick<AlertMapProps, 'onOpenAlert'> {
  readonly frame: MapFrame;
  readonly placed: readonly { readonly alert: ScoreAlert; readonly position: Position }[];
}

function Markers({ frame, placed, onOpenAlert }: MarkersProps): ReactElement {
  const t = useText();
  const { dateTime } = useFormat();
  const name = useAlertName();
  return (
    <div className={css.markers}>
      {placed.map(({ alert, position }) => {
        const { x, y } = toScreen(frame, position);
        if (x < 0 || y < 0 || x > frame.width || y > frame.height) return null;
        const label = t('alertAt', { what: name(alert), time: dateTime(alert.createdOn) });
        return (
          <button
            key={alert.id}
            type="button"
            className={css.marker}
            data-false={alert.isFalseAlert || undefined}
            style={{ left: x, top: y }}
            aria-label={label}
            title={label}
            onClick={() => onOpenAlert?.(alert)}
          />
        );
      })}
    </div>
  );
}
